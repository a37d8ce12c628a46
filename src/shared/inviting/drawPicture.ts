import type { QrPath } from '../../ui/media/qrPath'
import { logoPlace, type PictureLayout, pictureLayout, type Shape, shapes } from './pictureLayout'

export interface PictureWords {
  readonly name: string
  readonly headline: string
  readonly code: string
  readonly domain: string
}

/** The file of a logo; undefined where there is none that can be drawn and saved. */
export async function loadLogo(address: string | undefined): Promise<HTMLImageElement | undefined> {
  if (address === undefined) return undefined
  const image = new Image()
  // one of another host that does not allow it would make the canvas unreadable
  image.crossOrigin = 'anonymous'
  image.src = address
  try {
    await image.decode()
  } catch {
    return undefined
  }
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined
}

/**
 * Draws the picture in the colours and typefaces that the theme has where the canvas stands. Without a logo the brand's
 * name stands there.
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  shape: Shape,
  words: PictureWords,
  { qr, logo }: { readonly qr: QrPath; readonly logo: HTMLImageElement | undefined },
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = shapes[shape]
  canvas.width = width
  canvas.height = height
  const style = getComputedStyle(canvas)
  const theme = (name: string) => style.getPropertyValue(name).trim()
  const layout = pictureLayout(shape, style.direction === 'rtl')

  const ground = pen.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, theme('--accent-hover'))
  ground.addColorStop(0.5, theme('--accent'))
  ground.addColorStop(1, theme('--accent-press'))
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  drawCard(pen, layout.card, qr)

  pen.fillStyle = theme('--on-accent')
  pen.textBaseline = 'middle'
  const display = theme('--font-display') || style.fontFamily
  const write = (line: PictureLayout['name'], text: string, weight: number, family: string) => {
    pen.textAlign = line.align
    for (let size = line.size; size > 12; size -= 2) {
      pen.font = `${weight} ${size}px ${family}`
      if (pen.measureText(text).width <= line.width) break
    }
    pen.fillText(text, line.x, line.y, line.width)
  }
  if (logo) drawLogo(pen, layout.name, logo, theme('--page'))
  else write(layout.name, words.name, 700, display)
  write(layout.headline, words.headline, 400, style.fontFamily)
  write(layout.code, words.code, 700, display)
  write(layout.domain, words.domain, 400, style.fontFamily)
}

/** On the ground of the page, which it is made for. */
function drawLogo(
  pen: CanvasRenderingContext2D,
  line: PictureLayout['name'],
  image: HTMLImageElement,
  ground: string,
): void {
  const { plate, logo } = logoPlace(line, { width: image.naturalWidth, height: image.naturalHeight })
  const colour = pen.fillStyle
  pen.fillStyle = ground
  pen.beginPath()
  pen.roundRect(plate.x, plate.y, plate.width, plate.height, plate.height / 4)
  pen.fill()
  pen.drawImage(image, logo.x, logo.y, logo.width, logo.height)
  pen.fillStyle = colour
}

/** Dark on white whatever the theme: cameras read it so. */
function drawCard(pen: CanvasRenderingContext2D, { x, y, side }: PictureLayout['card'], qr: QrPath): void {
  pen.fillStyle = 'white'
  pen.beginPath()
  pen.roundRect(x, y, side, side, side / 16)
  pen.fill()
  const inset = side / 32
  const unit = (side - 2 * inset) / qr.side
  pen.save()
  pen.translate(x + inset, y + inset)
  pen.scale(unit, unit)
  pen.fillStyle = 'black'
  pen.fill(new Path2D(qr.path))
  pen.restore()
}
