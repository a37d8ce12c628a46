export { drawBanner } from './banner'
export { drawCover } from './cover'
export { drawPromotion } from './promotion'
export { drawVendorMark } from './vendorMark'
