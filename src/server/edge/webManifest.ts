import { brandName, brandText } from '../../engine/brand'
import { languageOf } from '../../i18n/languages'
import type { LoadedBrand } from '../brands/loadedBrand'
import { appIconPath, appIcons } from './appAddresses'
import { pageStyles } from './pageStyles'
import { commonHeaders, inertPolicy } from './securityHeaders'

/** Characters that fit below an icon on a phone. */
const shortest = 12

/** The brand as an application: its name, colours and icons from its folder. No two brands of one product are one app. */
export async function webManifest(loaded: LoadedBrand, secure: boolean, hasIcons: boolean): Promise<Response> {
  const { brand, files } = loaded
  const tag = brand.languages.default
  const version = await files.version()
  const { page } = await pageStyles(loaded, `/brand/${version}/`)
  const { icon } = brand.assets
  const pictures = hasIcons
    ? appIcons
        .filter(({ name }) => name !== 'touch-180' && name !== 'favicon-48')
        .map(({ name, size, ground }) => ({
          src: appIconPath(version, name),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: ground ? 'maskable' : 'any',
        }))
    : []
  const drawn = icon?.endsWith('.svg')
    ? [{ src: `/brand/${version}/${icon}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
    : []
  const name = brandName(brand, tag)
  const value = {
    id: '/',
    name,
    ...(name.length <= shortest ? { short_name: name } : {}),
    ...(brand.tagline === undefined ? {} : { description: brandText(brand.tagline, tag, tag) }),
    lang: tag,
    dir: languageOf(tag)?.dir ?? 'ltr',
    start_url: '/index?from=app',
    scope: '/',
    display: 'standalone',
    theme_color: page[brand.theme.default],
    background_color: page[brand.theme.default],
    icons: [...pictures, ...drawn],
  }
  return new Response(JSON.stringify(value), {
    headers: {
      ...commonHeaders(secure),
      'Content-Security-Policy': inertPolicy,
      'Content-Type': 'application/manifest+json; charset=utf-8',
      // a saved folder is shown within seconds, here too
      'Cache-Control': 'no-cache',
    },
  })
}
