import type { DrawIcon, IconWish } from './drawIcon'
import { createLine } from './line'
import { bleed, hasOwnGround } from './iconGround'

/** Pictures under way at once, and how many may wait: each takes a few dozen milliseconds of a thread. */
const limits = { atOnce: 1, waiting: 200 }
/** A mark without a ground of its own keeps clear of the edge that a phone may cut off. */
const markShare = 0.64
/** Pixels that a picture may have: a larger one is a mistake, and would take the server's memory. */
const mostPixels = 16_000_000
/** How many times as long one side of a drawing may be as the other: an icon would show a line of it, or nothing. */
const mostRatio = 16

/** The libraries that draw are loaded with the first icon that somebody asks for. */
export function createNodeIcons(): DrawIcon {
  const line = createLine(limits)
  return async (wish) => {
    const turn = line.join()
    if (!turn) throw new Error('too many icons wait to be drawn')
    const leave = await turn
    try {
      return await draw(wish)
    } finally {
      leave()
    }
  }
}

async function draw({ picture, size, ground, colours }: IconWish): Promise<Uint8Array<ArrayBuffer> | undefined> {
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

/**
 * As many pixels as wanted, four bytes each; what is no square stands in the middle of one. Undefined: the picture cannot
 * be decoded.
 */
async function raw({ bytes, isSvg }: Picture, size: number): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp')
  const source = isSvg ? await drawing(bytes, size) : bytes
  if (!source) return undefined
  return sharp(source, { limitInputPixels: mostPixels })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => undefined)
}

/** Nothing depends on the machine's typefaces, and no file of the machine is read. */
async function drawing(bytes: Uint8Array, size: number): Promise<Uint8Array | undefined> {
  const { Resvg, renderAsync } = await import('@resvg/resvg-js')
  const svg = new TextDecoder().decode(bytes)
  const font = { loadSystemFonts: false }
  try {
    const { width, height } = new Resvg(svg, { font })
    if (Math.max(width, height) > mostRatio * Math.min(width, height)) return undefined
    // the other side follows and is the shorter one
    const mode = width < height ? 'height' : 'width'
    const drawn = await renderAsync(svg, { fitTo: { mode, value: size }, font })
    return drawn.asPng()
  } catch {
    return undefined
  }
}

const tile = ({ page, accent }: IconWish['colours']): Picture => ({
  isSvg: true,
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${page}"/><circle cx="32" cy="32" r="17" fill="none" stroke="${accent}" stroke-width="8"/></svg>`,
  ),
})
