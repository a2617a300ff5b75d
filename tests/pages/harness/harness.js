if (location.hash === "#/broken") console.error("something broke");
