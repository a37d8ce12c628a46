/** A link to a preview: on a host of the brand, with a signed token that ends. */
export const previewPath = '/edge/preview'

export const previewLink = (origin: string, token: string): string =>
  `${origin}${previewPath}?${new URLSearchParams({ link: token }).toString()}`

/** Holds the token for as long as it counts, and ends with it. */
export const previewCookie = 'marquee_preview'

export const previewText = (token: string, seconds: number, secure: boolean): string =>
  `${previewCookie}=${token}; Max-Age=${Math.max(0, seconds)}; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
