import { createRequire } from 'node:module'
import path from 'node:path'
import { type DrawPictures, type IconWish, NotDrawnNow, type SharePictureWish } from './drawIcon'
import { createLine } from './line'
import { createSvgProcess, type DrawSvg, type SvgProcessOptions } from './svgProcess'
import { bleed, hasOwnGround } from './iconGround'

const lettering = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo-black/400Regular/ArchivoBlack_400Regular.ttf',
)

/** Pictures under way at once, and how many may wait: each takes a few dozen milliseconds of a thread. */
const limits = { atOnce: 1, waiting: 200 }
/** A mark without a ground of its own keeps clear of the edge that a phone may cut off. */
const markShare = 0.64
/** Pixels that a picture may have: a larger one is a mistake, and would take the server's memory. */
const mostPixels = 16_000_000
/** How many times as long one side of a drawing may be as the other: an icon would show a line of it, or nothing. */
const mostRatio = 16

const besideSource: SvgProcessOptions = { program: path.join(import.meta.dirname, 'drawSvg.mjs') }

/** The libraries that draw are loaded with the first icon that somebody asks for. */
export function createNodeIcons(process: SvgProcessOptions = besideSource): DrawPictures {
  const reading = readingWith(createSvgProcess(process))
  const line = createLine(limits)
  const inTurn =
    <Wish, Drawn>(drawOne: (wish: Wish) => Promise<Drawn>) =>
    async (wish: Wish): Promise<Drawn> => {
      const turn = line.join()
      if (!turn) throw new Error('too many icons wait to be drawn')
      const leave = await turn
      try {
        return await drawOne(wish)
      } finally {
        leave()
      }
    }
  return {
    icon: inTurn((wish: IconWish) => draw(wish, reading)),
    share: inTurn((wish: SharePictureWish) => drawShare(wish, reading)),
  }
}

/** Of a picture for links: what the mark has, with its margin; the hero has the rest. */
const markPart = 0.42

/** A link without the hero beside the mark is better than one without a picture. */
function noneNow(error: unknown): undefined {
  if (!(error instanceof NotDrawnNow)) throw error
}

/** The mark on the page's colour, beside the brand's picture. */
async function drawShare(
  { width, height, hero, mark, colours }: SharePictureWish,
  { decoded }: Reading,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { default: sharp } = await import('sharp')
  const part = Math.round(width * markPart)
  const logo = await decoded(mark ?? tile(colours), Math.round(part * 0.72))
  if (!logo) return undefined
  const scaled = await sharp(logo, { limitInputPixels: mostPixels })
    .resize(Math.round(part * 0.72), Math.round(height * 0.3), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!scaled) return undefined
  const source = hero && (await decoded(hero, width * 2).catch(noneNow))
  const picture =
    source &&
    (await sharp(source, { limitInputPixels: mostPixels })
      .resize(width - part, height, { fit: 'cover', position: 'right' })
      .png()
      .toBuffer()
      .catch(() => undefined))
  const ground = { width, height, channels: 3, background: colours.page } as const
  const beside = picture ? part : width
  const drawn = await sharp({ create: ground })
    .composite([
      ...(picture ? [{ input: picture, left: part, top: 0 }] : []),
      {
        input: scaled.data,
        left: Math.round((beside - scaled.info.width) / 2),
        top: Math.round((height - scaled.info.height) / 2),
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return bytesOf(drawn)
}

async function draw(
  { picture, size, ground, colours }: IconWish,
  { raw }: Reading,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { default: sharp } = await import('sharp')
  const pixels = await raw(picture ?? tile(colours), size)
  if (!pixels) return undefined
  const own = ground && hasOwnGround(pixels, size)
  if (own) bleed(pixels, size)
  const whole = sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  if (!ground || own) return bytesOf(await whole.png().toBuffer())
  const side = Math.round(size * markShare)
  const mark = await whole.resize(side, side).png().toBuffer()
  const plain = { width: size, height: size, channels: 4, background: colours.page } as const
  return bytesOf(
    await sharp({ create: plain })
      .composite([{ input: mark }])
      .png()
      .toBuffer(),
  )
}

const bytesOf = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

type Picture = NonNullable<IconWish['picture']>

interface Reading {
  /** A picture that sharp reads; a drawing with its longer side as long as wanted. */
  readonly decoded: (picture: Picture, size: number) => Promise<Uint8Array | undefined>
  /**
   * As many pixels as wanted, four bytes each; what is no square stands in the middle of one. Undefined: the picture cannot
   * be decoded.
   */
  readonly raw: (picture: Picture, size: number) => Promise<Uint8Array | undefined>
}

function readingWith(drawSvg: DrawSvg): Reading {
  const decoded: Reading['decoded'] = async ({ bytes, isSvg }, size) =>
    isSvg ? drawSvg({ svg: new TextDecoder().decode(bytes), size, mostRatio, lettering }) : bytes
  return {
    decoded,
    raw: async (picture, size) => {
      const { default: sharp } = await import('sharp')
      const source = await decoded(picture, size)
      if (!source) return undefined
      return sharp(source, { limitInputPixels: mostPixels })
        .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .ensureAlpha()
        .raw()
        .toBuffer()
        .catch(() => undefined)
    },
  }
}

const tile = ({ page, accent }: IconWish['colours']): Picture => ({
  isSvg: true,
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${page}"/><circle cx="32" cy="32" r="17" fill="none" stroke="${accent}" stroke-width="8"/></svg>`,
  ),
})
