import { n, type Stop, svg } from '../pen'
import { circle, line, path } from '../shapes'
import type { Stage } from './scene'

const closed = (d: string, width: number, height: number) => `${d}L${width} ${height}H0Z`

/** Jagged mountains from the left edge to the right, filled down to the bottom. */
export const ridge = ({ pen: { random }, width, height }: Stage, y: number, rise: number, peaks: number) => {
  const step = width / peaks
  let d = svg`M0 ${y - random.range(0, rise / 2)}`
  for (let i = 0; i < peaks; i += 1) {
    const top = y - rise * random.range(0.55, 1)
    const x = step * (i + random.range(0.35, 0.65))
    d +=
      svg`L${x - step * 0.16} ${top + rise * 0.3}L${x} ${top}` +
      svg`L${x + step * 0.2} ${top + rise * 0.36}` +
      svg`L${step * (i + 1)} ${y - random.range(0, rise / 3)}`
  }
  return closed(d, width, height)
}

/** Soft hills or dunes. */
export const hills = ({ pen: { random }, width, height }: Stage, y: number, rise: number, count: number) => {
  const step = width / count
  let d = svg`M0 ${y}Q${step / 2} ${y - rise * random.range(0.5, 1)} ${step} ${y}`
  for (let i = 2; i <= count; i += 1) d += svg`T${step * i} ${y + random.range(-rise, rise) / 4}`
  return closed(d, width, height)
}

/** Roofs of a town, filled down to the bottom; lowest in the middle, where the emblem stands. */
export const skyline = ({ pen: { random }, width, height }: Stage, y: number, rise: number, unit: number) => {
  let d = svg`M0 ${y}`
  for (let x = 0; x < width;) {
    const wide = random.range(0.6, 1.4) * unit
    const edge = Math.abs((x + wide / 2) / width - 0.5) * 2
    const top = y - rise * (0.2 + random.range(0.3, 0.8) * edge)
    d += svg`V${top}`
    if (random.chance(0.3)) d += svg`L${x + wide / 2} ${top - unit * 0.6}L${x + wide} ${top}`
    else d += svg`H${x + wide}`
    x += wide
  }
  return closed(d, width, height)
}

/** The crest of a wave train. */
export const crest = ({ width, pen: { random } }: Stage, y: number, rise: number, length: number) => {
  const start = -length * random.next()
  let d = svg`M${start} ${y}q${length / 4}-${rise} ${length / 2} 0`
  for (let x = start + length / 2; x < width; x += length / 2) d += svg`t${length / 2} 0`
  return d
}

/** A wave train filled down to the bottom. */
export const swell = (stage: Stage, y: number, rise: number, length: number) =>
  `${crest(stage, y, rise, length)}V${stage.height}H0Z`

/** Round dots strewn along one winding dashed line: hundreds cost no more than one. `gap` is the mean distance. */
export const strewn = (
  { pen: { random }, width }: Stage,
  top: number,
  bottom: number,
  colour: string,
  size: number,
  gap: number,
  attributes = '',
) => {
  const y = () => n(random.range(top, bottom))
  const dash = [0.7, 1.5, 0.4, 1.2].map((part) => `0 ${Math.round(part * gap * random.range(0.8, 1.2))}`).join(' ')
  return line(
    `M0 ${y()}L${width} ${y()}L0 ${y()}L${width} ${y()}L0 ${y()}`,
    colour,
    size,
    `stroke-dasharray="${dash}"${attributes === '' ? '' : ` ${attributes}`}`,
  )
}

/** Dots at given places. */
export const dots = (places: readonly (readonly [number, number])[], colour: string, size: number, attributes = '') =>
  line(places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), colour, size, attributes)

export const stars = (stage: Stage, bottom: number) => strewn(stage, 0, bottom, stage.colours.glow, 4, 90)

export const sky = ({ pen, width, height }: Stage, ...stops: readonly Stop[]) =>
  `<path d="M0 0H${width}V${height}H0Z" fill="${pen.linear(stops)}"/>`

/** Light that fades to nothing. */
export const glow = ({ pen, focus }: Stage, colour: string, radius: number, opacity = 1, x = focus.x, y = focus.y) =>
  circle(x, y, radius, pen.radial([colour, [colour, 1, 0]]), opacity === 1 ? '' : svg`opacity="${opacity}"`)

/** Rays in every direction: the dashes of one broad ring. */
export const sunburst = (x: number, y: number, reach: number, count: number, colour: string, opacity: number) =>
  circle(
    x,
    y,
    reach / 2,
    'none',
    svg`stroke="${colour}" stroke-width="${reach}" opacity="${opacity}" ` +
      `pathLength="${count * 2}" stroke-dasharray="1" stroke-linecap="butt"`,
  )

/** Beams that leave a point; `spread` is half a beam's angle, angles are degrees from straight down. */
export const beams = (
  x: number,
  y: number,
  reach: number,
  angles: readonly number[],
  spread: number,
  fill: string,
  attributes = '',
) => {
  const end = (degrees: number) =>
    svg`${x + reach * Math.sin((degrees * Math.PI) / 180)} ${y + reach * Math.cos((degrees * Math.PI) / 180)}`
  return path(
    angles.map((angle) => svg`M${x} ${y}L${end(angle - spread)}L${end(angle + spread)}Z`).join(''),
    fill,
    attributes,
  )
}

/** A paint for beams that come from above and lose themselves. */
export const fading = ({ pen }: Stage, colour: string) =>
  pen.linear([
    [colour, 0, 0.6],
    [colour, 0.85, 0],
  ])

export const cloud = (x: number, y: number, scale: number) => {
  const s = (value: number) => n(value * scale)
  return (
    svg`M${x} ${y}c${s(-6)} ${s(-24)} ${s(26)} ${s(-34)} ${s(38)} ${s(-20)}` +
    svg`c${s(10)} ${s(-30)} ${s(58)} ${s(-28)} ${s(62)} 0` +
    svg`c${s(22)} ${s(-8)} ${s(40)} ${s(4)} ${s(36)} ${s(20)}Z`
  )
}

/** The drawing and its reflection in the picture's vertical middle. */
export const mirrored = ({ pen, width }: Stage, body: string) =>
  pen.stamp(body, ['', `transform="matrix(-1 0 0 1 ${width} 0)"`])

/** The shimmer of a light on water, down from y. */
export const shimmer = ({ focus, colours, pen: { random } }: Stage, y: number, rows: number) =>
  line(
    Array.from(
      { length: rows },
      (_, i) => svg`M${focus.x - 34 - i * 11 + random.range(-12, 12)} ${y + 12 + i * 17}h${68 + i * 19}`,
    ).join(''),
    colours.paper,
    5,
    'opacity=".6"',
  )
