import type { QrPath } from '../../ui/media/qrPath'
import { type PictureLayout, pictureLayout, type Shape, shapes } from './pictureLayout'

export interface PictureWords {
  readonly name: string
  readonly headline: string
  readonly code: string
  readonly domain: string
}

/** Draws the picture in the colours and typefaces that the theme has where the canvas stands. */
export function drawPicture(canvas: HTMLCanvasElement, shape: Shape, words: PictureWords, qr: QrPath): void {
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
  write(layout.name, words.name, 700, display)
  write(layout.headline, words.headline, 400, style.fontFamily)
  write(layout.code, words.code, 700, display)
  write(layout.domain, words.domain, 400, style.fontFamily)
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
