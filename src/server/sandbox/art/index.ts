export { drawBanner, drawPromotion } from './banner'
export { drawCover } from './cover'
export { drawVendorMark } from './vendorMark'
