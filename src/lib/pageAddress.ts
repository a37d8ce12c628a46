/** The address of the page. At the edge one that no address from outside shares its origin with. */
export const pageAddress = (): string => (typeof location === 'object' ? location.href : 'https://edge.invalid/')
