/** The name of one request on its whole way: page, proxies, edge, platform, and back. */
export const requestIdHeader = 'X-Request-Id'
