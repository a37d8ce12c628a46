/** Name of the brand's own page that an address of the site leads to, one that is not there too. */
export const ownPageAt = (href: string): string | undefined => /^\/pages\/([a-z0-9-]+)$/.exec(href)?.[1]
