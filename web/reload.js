// On pages built for development: reloads the page as soon as it has been rebuilt.
const read = () => fetch("./", { cache: "no-store" }).then((page) => (page.ok ? page.text() : undefined));
const look = async (before) => {
  const now = await read().catch(() => undefined);
  if (now !== undefined && before !== undefined && now !== before) {
    location.reload();
  } else {
    setTimeout(look, 50, now ?? before);
  }
};
look();
