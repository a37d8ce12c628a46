import { shortPath } from './pathData'
import { n } from './pen'

const more = (attributes: string) => (attributes === '' ? '' : ` ${attributes}`)

const at = (name: string, value: number) => (value === 0 ? '' : ` ${name}="${n(value)}"`)
const filled = (fill: string) => (fill === 'none' ? '' : ` fill="${fill}"`)

export const path = (d: string, fill: string, attributes = '') => `<path d="${d}"${filled(fill)}${more(attributes)}/>`

/** A stroke without a fill: the root fills nothing unless told. */
export const line = (d: string, stroke: string, width: number, attributes = '') =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${n(width)}"${more(attributes)}/>`

export const circle = (x: number, y: number, r: number, fill: string, attributes = '') =>
  `<circle${at('cx', x)}${at('cy', y)} r="${n(r)}"${filled(fill)}${more(attributes)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse${at('cx', x)}${at('cy', y)} rx="${n(rx)}" ry="${n(ry)}"${filled(fill)}${more(attributes)}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, attributes = '') =>
  `<rect${at('x', x)}${at('y', y)} width="${n(width)}" height="${n(height)}"${filled(fill)}${more(attributes)}/>`

/** The attribute that sets a part in its place; the turn is in degrees. */
export const moved = (x: number, y: number, scale = 1, turn = 0) => {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${n(scale)})`
  return `transform="translate(${n(x)} ${n(y)})${turned}${scaled}"`
}

export const group = (attributes: string, body: string) => `<g${more(attributes)}>${body}</g>`

/** A star of `points` points round the origin of radius `outer`, its valleys at `inner`. */
export const starPath = (points: number, outer: number, inner: number, x = 0, y = 0) => {
  const at = (i: number) => {
    const angle = (Math.PI * i) / points - Math.PI / 2
    const r = i % 2 === 0 ? outer : inner
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
  }
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join('L')}Z`
}

/** Colours in three digits: the eye hardly sees the difference in a small picture, the file does. */
export const shortColours = (svg: string): string =>
  svg.replace(
    /#[0-9a-f]{6}\b/g,
    (hex) => `#${[1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) / 17).toString(16)).join('')}`,
  )

const shortPaths = (svg: string) => svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${shortPath(d)}"`)

/** Ends and corners of strokes are round unless told otherwise, and nothing is filled unless told. */
export const picture = (width: number, height: number, body: string) => {
  const size = `viewBox="0 0 ${width} ${height}"`
  const ways = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ways}>${shortPaths(body)}</svg>`
}
