/** Addresses of the installable site, on every brand's own host. */
export const manifestPath = '/manifest.webmanifest'
export const workerPath = '/sw.js'
export const offlinePath = '/offline'
export const routeCheckPath = '/edge/route'
export const faviconPath = '/favicon.ico'
export const robotsPath = '/robots.txt'
export const sitemapPath = '/sitemap.xml'

/** Pictures of the installed site: as the brand drew its icon, or without a transparent corner. */
export const appIcons = [
  { name: 'icon-192', size: 192, ground: false },
  { name: 'icon-512', size: 512, ground: false },
  { name: 'maskable-512', size: 512, ground: true },
  { name: 'touch-180', size: 180, ground: true },
  { name: 'favicon-48', size: 48, ground: false },
] as const

export type AppIcon = (typeof appIcons)[number]

/** The version of the brand's files is in the address: what changes has another one. */
export const appIconPath = (version: string, name: AppIcon['name']): string => `/app-icon/${version}/${name}.png`

/** What stands beside a link to the site in a chat or a post: sides in pixels. */
export const sharePicture = { name: 'share-1200', width: 1200, height: 630 } as const

export const sharePicturePath = (version: string): string => `/app-icon/${version}/${sharePicture.name}.png`
