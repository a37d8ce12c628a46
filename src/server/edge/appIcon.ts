import type { LoadedBrand } from '../brands/loadedBrand'
import { type AppIcon, appIcons, sharePicture } from './appAddresses'
import { type DrawPictures, NotDrawnNow } from './drawIcon'
import { pageStyles } from './pageStyles'
import { notFound } from './plainAnswers'
import { commonHeaders, inertPolicy } from './securityHeaders'
import { isKnown } from './staticFile'

type Png = Uint8Array<ArrayBuffer>

/** What was drawn of a brand, by the icon's name; undefined: it cannot be drawn. A changed folder is another brand. */
type Drawn = Map<string, Promise<Png | undefined>>

export const isAppIcon = (pathname: string): boolean => pathname.startsWith('/app-icon/')

/** A picture by its name that was drawn when the brand was put where it is served from; undefined: there is none. */
export type DrawnBefore = (loaded: LoadedBrand, name: string) => Promise<Png | undefined>

interface AppIcons {
  readonly at: (request: Request, pathname: string, loaded: LoadedBrand, secure: boolean) => Promise<Response>
  /** Served at the well-known address. */
  readonly favicon: (request: Request, loaded: LoadedBrand, secure: boolean) => Promise<Response>
}

/**
 * `/app-icon/<version>/<name>.png`: the brand's icon as installed sites want it, and the picture that stands beside a link
 * to it, drawn when it is first asked for.
 */
export function createAppIcons(draw: DrawPictures | undefined, drawnBefore?: DrawnBefore): AppIcons {
  const drawn = new WeakMap<LoadedBrand, Drawn>()

  const drawOnce = (loaded: LoadedBrand, name: string, drawing: () => Promise<Png | undefined>) => {
    const icons: Drawn = drawn.get(loaded) ?? new Map<string, Promise<Png | undefined>>()
    drawn.set(loaded, icons)
    const known = icons.get(name)
    if (known) return known
    const begun = drawing()
    icons.set(name, begun)
    // a failure is tried again; a picture that cannot be drawn is not, before the brand's files change
    begun.catch(() => icons.delete(name))
    return begun
  }

  const picture = async ({ files }: LoadedBrand, path: string | undefined) => {
    const bytes = path === undefined ? undefined : await files.read(path)
    return path === undefined || bytes === undefined ? undefined : { bytes, isSvg: path.endsWith('.svg') }
  }

  const coloursOf = async (loaded: LoadedBrand) => {
    const { page, accent } = await pageStyles(loaded, `/brand/${await loaded.files.version()}/`)
    const mode = loaded.brand.theme.default
    return { page: page[mode], accent: accent[mode] }
  }

  const iconOf = async (loaded: LoadedBrand, { size, ground }: AppIcon) =>
    draw?.icon({
      size,
      ground,
      picture: await picture(loaded, loaded.brand.assets.icon),
      colours: await coloursOf(loaded),
    })

  const shareOf = async (loaded: LoadedBrand) => {
    const { logo, logoDark, icon, hero } = loaded.brand.assets
    const onGround = loaded.brand.theme.default === 'dark' ? (logoDark ?? logo) : logo
    return draw?.share({
      ...sharePicture,
      hero: await picture(loaded, hero),
      mark: await picture(loaded, onGround ?? icon),
      colours: await coloursOf(loaded),
    })
  }

  const answer = async (
    request: Request,
    loaded: LoadedBrand,
    name: string,
    secure: boolean,
    keep: boolean,
  ): Promise<Response> => {
    const icon = appIcons.find((each) => each.name === name)
    const etag = `"${await loaded.files.version()}-${name}"`
    const headers = {
      ...commonHeaders(secure),
      'Content-Security-Policy': inertPolicy,
      'Content-Type': 'image/png',
      // beside links it is shown on other sites
      ...(icon ? {} : { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      'Cache-Control': keep ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
    }
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
    const bytes = await drawOnce(loaded, name, () =>
      drawnBefore ? drawnBefore(loaded, name) : icon ? iconOf(loaded, icon) : shareOf(loaded),
    ).catch((error: unknown) => {
      if (error instanceof NotDrawnNow) return undefined
      throw error
    })
    return bytes === undefined ? notFound(secure) : new Response(bytes, { headers })
  }

  return {
    at: async (request, pathname, loaded, secure) => {
      const [, version = '', name = ''] = /^\/app-icon\/([0-9a-f]{12})\/([a-z]+-\d+)\.png$/.exec(pathname) ?? []
      const isOne = name === sharePicture.name || appIcons.some((each) => each.name === name)
      if (!isOne || !(await loaded.files.knows(version))) return notFound(secure)
      return answer(request, loaded, name, secure, version === (await loaded.files.version()))
    },
    favicon: (request, loaded, secure) => answer(request, loaded, 'favicon-48', secure, false),
  }
}
