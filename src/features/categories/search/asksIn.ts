const parameters = ['q', 'sort', 'bet', 'only', 'seats', 'lang'] as const

/** Whether an address may ask for something of the category: known before the search itself is loaded. */
export const asksIn = (search: URLSearchParams): boolean => parameters.some((name) => search.has(name))
