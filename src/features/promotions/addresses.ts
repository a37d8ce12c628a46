/** Route of `paths.promotion(id)`. */
export const detailPattern = '/promotions/detail/:id'

/** Links of the promo bar, with the id in the query (spec §2). */
export const promoBarPath = '/promoDetail'
