/** Pixels of the pictures that others are sent: a post, a story, and a preview beside a link. */
export const shapes = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const

export type Shape = keyof typeof shapes

interface Line {
  /** Where it begins, or its middle. */
  readonly x: number
  /** The middle of its height. */
  readonly y: number
  /** The largest type size; longer texts are set smaller. */
  readonly size: number
  readonly width: number
  readonly align: 'center' | 'left' | 'right'
}

export interface PictureLayout {
  /** The white card that the code stands on. */
  readonly card: { readonly x: number; readonly y: number; readonly side: number }
  readonly name: Line
  readonly headline: Line
  readonly code: Line
  readonly domain: Line
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In place of the name: the brand's logo on a plate of its own. As large as the line has room for it. */
export function logoPlace(
  { x, y, size, width, align }: Line,
  logo: { readonly width: number; readonly height: number },
): { readonly plate: Box; readonly logo: Box } {
  const inset = size * 0.35
  const scale = Math.min(size / logo.height, (width - 2 * inset) / logo.width)
  const [w, h] = [logo.width * scale + 2 * inset, logo.height * scale + 2 * inset]
  const left = align === 'center' ? x - w / 2 : align === 'left' ? x : x - w
  const top = y - h / 2
  return {
    plate: { x: left, y: top, width: w, height: h },
    logo: { x: left + inset, y: top + inset, width: w - 2 * inset, height: h - 2 * inset },
  }
}

const margin = 80

/** Where everything stands. Wide pictures have the code at the end of the line, the others in their middle. */
export function pictureLayout(shape: Shape, isRightToLeft: boolean): PictureLayout {
  const { width, height } = shapes[shape]
  if (shape === 'wide') {
    const side = height - 2 * margin
    const room = width - side - 3 * margin
    const line = (y: number, size: number): Line => ({
      ...{ x: isRightToLeft ? width - margin : margin, y: height * y, size, width: room },
      align: isRightToLeft ? 'right' : 'left',
    })
    return {
      card: { x: isRightToLeft ? margin : width - side - margin, y: margin, side },
      ...{ name: line(0.22, 64), headline: line(0.42, 52), code: line(0.62, 60), domain: line(0.8, 40) },
    }
  }
  const side = shape === 'story' ? 640 : 480
  const line = (y: number, size: number): Line => ({
    ...{ x: width / 2, y: height * y, size, width: width - 2 * margin },
    align: 'center',
  })
  return {
    card: { x: (width - side) / 2, y: (height - side) / 2 + (shape === 'story' ? 0 : 20), side },
    name: shape === 'story' ? line(0.14, 84) : line(0.09, 72),
    headline: line(shape === 'story' ? 0.23 : 0.2, 56),
    code: line(shape === 'story' ? 0.76 : 0.83, 72),
    domain: line(shape === 'story' ? 0.84 : 0.92, 44),
  }
}
