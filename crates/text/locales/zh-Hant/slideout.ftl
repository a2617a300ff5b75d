### slideout

slideout-slide-name = 在等什麼
slideout-slide-seen = 每個零件現在在哪裡、應在哪裡、要幾步。有岔路時，柱形是各條死路，越高越深。
slideout-slide-reach = 適用於任何兩個狀態。有死路時，光是不走回頭路還不夠。
dead-ends-parts = 現在在路線上。
slide-parts = 一個零件要動一格，右鄰必須在這一格所需的位置，再往右的都要在最末位置；所以先要讓它們到位。
slide-parts-2 = 零件
slide-parts-3 = 現在
slide-parts-4 = 應在
slide-parts-5 = 步數
slide-row = 已在
