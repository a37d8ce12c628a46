import path from 'node:path'
import sharp from 'sharp'
import { readPicture } from '../../../src/server/brands/assets/picture'
import type { JsonPath } from '../../../src/server/brands/brandError'
import { heroNarrow, type UsedAsset } from '../../../src/server/brands/assets/rules'

/** A file that would be made, and what it is made of. */
export interface Made {
  /** Inside assets/. */
  readonly name: string
  readonly bytes: Buffer
  /** Inside assets/. */
  readonly from: string
  readonly fromBytes: number
  /** Which value of brand.json is to name it; none for a typeface that theme.json does not know yet. */
  readonly names?: JsonPath
  /** An earlier run left it there, byte by byte. */
  readonly present?: true
}

/** Widest picture of a banner, in pixels, and the one for phones. Home draws both by these widths. */
const heroWidths = { wide: 1920, narrow: 960 } as const
/** A logo is drawn 32 px high, up to four pixels to each. */
const logoHeight = 128
/** A picture that saves less than this part stays as it is. */
const leastSaving = 0.1
/** Pixels that a picture may have. */
const mostPixels = 100_000_000

/**
 * Smaller pictures for what a brand names: the banner in two widths, logos as high as they are drawn. Drawings (svg) are
 * as small as they can be, but for the banner's width they have none. Rejects where a picture cannot be decoded.
 */
export async function makePictures(asset: UsedAsset, bytes: Buffer): Promise<readonly Made[]> {
  const picture = readPicture(bytes)
  const [block, key] = asset.path
  if (!picture || picture.kind === 'svg' || picture.kind === 'ico' || picture.kind === 'woff2') return []
  if (block === 'assets' && key === 'hero') return makeHero(asset, bytes)
  const isLogo = (block === 'assets' && (key === 'logo' || key === 'logoDark')) || block === 'footer'
  return isLogo ? makeLogo(asset, bytes) : []
}

/** Was made for the web already: to encode it again would cost more than it saves. */
const isMade = (bytes: Buffer, most: { readonly width?: number; readonly height?: number }) => {
  const { kind, width = Infinity, height = Infinity } = readPicture(bytes) ?? {}
  return (
    (kind === 'avif' || kind === 'webp') && width <= (most.width ?? Infinity) && height <= (most.height ?? Infinity)
  )
}

async function makeHero(asset: UsedAsset, bytes: Buffer): Promise<readonly Made[]> {
  const { width = 0 } = await opened(bytes).metadata()
  // The narrow one is a part of the same set: both are made, or none.
  const [wide, narrow] = await Promise.all(
    [[Math.min(width, heroWidths.wide), asset.rule.most] as const, [heroWidths.narrow, heroNarrow.most] as const].map(
      ([to, most]) => encodedWithin(most, bytes, { width: to }),
    ),
  )
  if (!wide || !narrow) return []
  const isSmall = isMade(bytes, { width: heroWidths.wide }) || !saves(bytes, wide.bytes)
  const named = (size: Encoded, at: number, key: string): Made => ({
    name: nameOf(asset.file, { own: width, to: at }, size.kind),
    bytes: size.bytes,
    from: asset.file,
    fromBytes: bytes.length,
    names: ['assets', key],
  })
  return [
    ...(isSmall ? [] : [named(wide, Math.min(width, heroWidths.wide), 'hero')]),
    ...(width > heroWidths.narrow ? [named(narrow, heroWidths.narrow, 'heroNarrow')] : []),
  ]
}

async function makeLogo(asset: UsedAsset, bytes: Buffer): Promise<readonly Made[]> {
  const { height = 0 } = await opened(bytes).metadata()
  const made = await encoded(bytes, { height: Math.min(height, logoHeight) }, 'drawing')
  if (isMade(bytes, { height: logoHeight }) || !saves(bytes, made.bytes)) return []
  const name = nameOf(asset.file, { own: height, to: Math.min(height, logoHeight) }, made.kind)
  return [{ name, bytes: made.bytes, from: asset.file, fromBytes: bytes.length, names: asset.path }]
}

const saves = (before: Buffer, after: Buffer) => after.length <= before.length * (1 - leastSaving)

/** What is made of `art/hero-1920.avif` is named by `art/hero`, if it is 1920 px: other numbers tell files apart. */
function nameOf(file: string, size: { readonly own: number; readonly to: number }, kind: string): string {
  const { dir, name } = path.posix.parse(file)
  const ending = `-${size.own}`
  const stem = name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return path.posix.join(dir, `${stem}-${size.to}.${kind}`)
}

interface Encoded {
  readonly kind: 'webp' | 'avif'
  readonly bytes: Buffer
}

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels }).rotate()

/** Of AVIF, for a picture that is too large at the usual one. */
const lowerQualities = [45, 32, 22]

/** A photograph in the best quality that leaves it as small as it may be; the lowest where none does. */
async function encodedWithin(most: number, bytes: Buffer, size: { readonly width: number }): Promise<Encoded> {
  let made = await encoded(bytes, size, 'photo')
  for (const quality of lowerQualities) {
    if (made.bytes.length <= most) break
    const smaller = opened(bytes)
      .resize({ ...size, withoutEnlargement: true })
      .avif({ quality, effort: 4 })
    made = { kind: 'avif', bytes: await smaller.toBuffer() }
  }
  return made
}

/** The smaller of both: every browser that runs the product draws them. */
async function encoded(
  bytes: Buffer,
  size: { readonly width?: number; readonly height?: number },
  what: 'photo' | 'drawing',
): Promise<Encoded> {
  const scaled = () => opened(bytes).resize({ ...size, withoutEnlargement: true })
  const [webp, avif] = await Promise.all([
    scaled()
      .webp(what === 'photo' ? { quality: 80, effort: 6 } : { quality: 90, nearLossless: true, effort: 6 })
      .toBuffer(),
    scaled()
      .avif(what === 'photo' ? { quality: 60, effort: 4 } : { quality: 80, effort: 4, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  ])
  return avif.length < webp.length ? { kind: 'avif', bytes: avif } : { kind: 'webp', bytes: webp }
}
