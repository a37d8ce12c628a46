import type { Brand } from '../../../src/engine/brand'
import { isSandbox, pagePolicy } from '../../../src/server/edge/securityHeaders'
import type { Finding } from './report'

export interface PolicyFacts {
  readonly brand: Brand
  /** Values of answers, by call id. */
  readonly values: ReadonlyMap<string, unknown>
  readonly imageCDNs: readonly string[]
  readonly launchGameCDNs: readonly string[]
  /** There are vendors, so games will be launched. */
  readonly hasGames: boolean
}

/** Whether the policy of the brand's pages lets in what the platform's answers lead to. */
export function examinePolicy({ brand, values, imageCDNs, launchGameCDNs, hasGames }: PolicyFacts): readonly Finding[] {
  const site = `https://${brand.domains[0] ?? `${brand.id}.localhost`}`
  const policy = pagePolicy({ brand, nonce: 'none', secure: true, dev: false })
  const sourcesOf = (directive: string) =>
    (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '').split(' ').slice(1)
  const [images, frames] = [sourcesOf('img-src'), sourcesOf('frame-src')]
  const pictures = [...values].flatMap(([id, value]) => pictureAddresses(value).map((address) => ({ id, address })))
  return [
    ...examineList(imageCDNs, {
      site,
      sources: images,
      what: 'picture CDN',
      key: 'images',
      none: 'the platform names no picture CDN: pictures are asked of the brand’s own host',
      cost: 'browsers refuse its pictures',
    }),
    ...examinePictures(pictures, site, images),
    ...examineList(launchGameCDNs, {
      site,
      sources: frames,
      what: 'game CDN',
      key: 'frames',
      none: 'the platform names no game CDN: launches answer whole addresses',
      cost: 'games of it are refused',
    }),
    ...examineFrames(brand, hasGames),
  ]
}

interface ListWords {
  readonly site: string
  readonly sources: readonly string[]
  readonly what: string
  readonly key: 'images' | 'frames'
  readonly none: string
  readonly cost: string
}

function examineList(list: readonly string[], { site, sources, what, key, none, cost }: ListWords): readonly Finding[] {
  if (list.length === 0) return [{ level: 'ok', text: none }]
  return list.map((entry): Finding => {
    if (!URL.canParse(entry, site)) return { level: 'warning', text: `${what} ${entry} is no address` }
    const url = new URL(entry, site)
    if (lets(sources, url, site)) return { level: 'ok', text: `${what} ${url.origin} is let in` }
    if (url.protocol !== 'https:')
      return {
        level: 'error',
        text: `${what} ${entry} is not https, so ${cost}`,
        mend: 'The platform must name an https address.',
      }
    return {
      level: 'error',
      text: `${what} ${url.origin} is not in platform.${key}, so ${cost}`,
      mend: `Add it to brand.json: "platform": { "${key}": ["${url.origin}"] }.`,
    }
  })
}

function examinePictures(
  pictures: readonly { readonly id: string; readonly address: string }[],
  site: string,
  sources: readonly string[],
): readonly Finding[] {
  const refused = new Map<string, Set<string>>()
  for (const { id, address } of pictures) {
    const url = new URL(address)
    if (lets(sources, url, site)) continue
    refused.set(url.origin, (refused.get(url.origin) ?? new Set()).add(id))
  }
  if (refused.size === 0)
    return pictures.length === 0
      ? []
      : [{ level: 'ok', text: `${pictures.length} whole addresses of pictures are let in` }]
  return [...refused].map(([origin, ids]): Finding => ({
    level: 'warning',
    text: `pictures at ${origin} are refused; they come with ${[...ids].join(', ')}`,
    mend: origin.startsWith('https:')
      ? `Add it to brand.json: "platform": { "images": ["${origin}"] }.`
      : 'The platform must answer https addresses.',
  }))
}

function examineFrames(brand: Brand, hasGames: boolean): readonly Finding[] {
  const { frames } = brand.platform
  if (isSandbox(brand)) return [{ level: 'ok', text: 'games of the sandbox have a host of their own' }]
  if (frames.length > 0) return [{ level: 'ok', text: `games may run on ${frames.join(', ')}` }]
  if (!hasGames) return []
  return [
    {
      level: 'error',
      text: 'platform.frames is empty, so no game can be opened',
      mend: 'Name the origins that the vendors’ games run on: "platform": { "frames": ["https://games.vendor.example"] }.',
    },
  ]
}

/** Whether sources of a policy let an address in. */
export function lets(sources: readonly string[], url: URL, site: string): boolean {
  return sources.some((source) => {
    if (source === "'self'") return url.origin === site
    if (source === url.origin) return true
    const [, scheme, below] = /^(https?:)\/\/\*(\..+)$/.exec(source) ?? []
    return below !== undefined && url.protocol === scheme && url.host.endsWith(below)
  })
}

/** Names that answers have for pictures, and those of the places that a picture leads to. */
const pictureName = /image|icon|logo|picture|avatar/i
const wayName = /href|link|target/i

/** Whole addresses of pictures anywhere in a value, each once. */
export function pictureAddresses(value: unknown): readonly string[] {
  const found = new Set<string>()
  const visit = (part: unknown, isPicture: boolean): void => {
    if (typeof part === 'string') {
      if (isPicture && /^https?:\/\//i.test(part) && URL.canParse(part)) found.add(part)
    } else if (Array.isArray(part)) for (const each of part) visit(each, isPicture)
    else if (typeof part === 'object' && part !== null)
      for (const [key, each] of Object.entries(part))
        visit(each, !wayName.test(key) && (isPicture || pictureName.test(key)))
  }
  visit(value, false)
  return [...found]
}
