const pageSize = 10

/** What a page of the list is asked for by. */
export const pageOf = (page: number) => ({ page, pageSize })
export const latest = pageOf(1)
