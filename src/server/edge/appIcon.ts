import type { LoadedBrand } from '../brands/loadedBrand'
import { type AppIcon, appIcons } from './appAddresses'
import type { DrawIcon } from './drawIcon'
import { pageStyles } from './pageStyles'
import { notFound } from './plainAnswers'
import { commonHeaders, inertPolicy } from './securityHeaders'
import { isKnown } from './staticFile'

type Png = Uint8Array<ArrayBuffer>

/** What was drawn of a brand, by the icon's name; undefined: it cannot be drawn. A changed folder is another brand. */
type Drawn = Map<string, Promise<Png | undefined>>

export const isAppIcon = (pathname: string): boolean => pathname.startsWith('/app-icon/')

/** `/app-icon/<version>/<name>.png`: the brand's icon as installed sites want it, drawn when it is first asked for. */
export function createAppIcons(draw: DrawIcon | undefined) {
  const drawn = new WeakMap<LoadedBrand, Drawn>()

  const drawOnce = (loaded: LoadedBrand, icon: AppIcon) => {
    const icons = drawn.get(loaded) ?? new Map<string, Promise<Png | undefined>>()
    drawn.set(loaded, icons)
    const known = icons.get(icon.name)
    if (known) return known
    const drawing = drawFor(loaded, icon)
    icons.set(icon.name, drawing)
    // a failure is tried again; a picture that cannot be drawn is not, before the brand's files change
    drawing.catch(() => icons.delete(icon.name))
    return drawing
  }

  const drawFor = async (loaded: LoadedBrand, { size, ground }: AppIcon) => {
    const { brand, files } = loaded
    const { icon } = brand.assets
    const bytes = icon === undefined ? undefined : await files.read(icon)
    const { page, accent } = await pageStyles(loaded, `/brand/${await files.version()}/`)
    const mode = brand.theme.default
    return draw?.({
      size,
      ground,
      picture: icon === undefined || bytes === undefined ? undefined : { bytes, isSvg: icon.endsWith('.svg') },
      colours: { page: page[mode], accent: accent[mode] },
    })
  }

  return async (request: Request, pathname: string, loaded: LoadedBrand, secure: boolean): Promise<Response> => {
    const [, version = '', name] = /^\/app-icon\/([0-9a-f]{12})\/([a-z]+-\d+)\.png$/.exec(pathname) ?? []
    const icon = appIcons.find((each) => each.name === name)
    if (icon === undefined || !(await loaded.files.knows(version))) return notFound(secure)
    const current = await loaded.files.version()
    const etag = `"${current}-${icon.name}"`
    const headers = {
      ...commonHeaders(secure),
      'Content-Security-Policy': inertPolicy,
      'Content-Type': 'image/png',
      'Cache-Control': version === current ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
    }
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
    const bytes = await drawOnce(loaded, icon)
    return bytes === undefined ? notFound(secure) : new Response(bytes, { headers })
  }
}
