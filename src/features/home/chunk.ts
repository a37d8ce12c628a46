/** Everything that home draws, as one file of the build. */
export { CategoryTiles } from './categories/CategoryTiles'
export { Hero } from './hero/Hero'
export { HomePage } from './HomePage'
export { HotLanes } from './lanes/HotLanes'
export { Jackpots } from './jackpot/Jackpots'
export { PromoSidebar } from './promotions/PromoSidebar'
export { WinnerBoard } from './winners/WinnerBoard'
