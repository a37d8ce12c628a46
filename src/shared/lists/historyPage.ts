const pageSize = 10

/** What a page of a form's history is asked for by. The form asks for the newest too: one key, one answer for both. */
export const pageOf = (page: number) => ({ page, pageSize })
export const latest = pageOf(1)
