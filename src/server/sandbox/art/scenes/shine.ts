import { svg } from '../pen'
import { circle, ellipse, line, path, rect } from '../shapes'
import type { Scene } from './scene'
import { glow, mirrored, sky, stars, sunburst } from './terrain'

export const vault: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const heap = (y: number, rise: number) =>
    svg`M0 ${y}Q${width * 0.12} ${y - rise} ${width * 0.3} ${y}` +
    svg`T${width * 0.62} ${y - rise * 0.1}T${width} ${y - rise * 0.4}V${height}H0Z`
  const piece = ellipse(0, 0, 25, 13, c.glow, `stroke="${c.deep}" stroke-width="3"`)
  return {
    back:
      sky(stage, c.ink, c.deep, c.ink) +
      circle(focus.x, focus.y, 270, pen.linear([c.bright, c.mid, c.ink], 'x2="1" y2="1"')) +
      circle(focus.x, focus.y, 236, 'none', `stroke="${c.glow}" stroke-width="20" stroke-dasharray="0 93"`) +
      circle(focus.x, focus.y, 206, c.ink) +
      circle(focus.x, focus.y, 196, pen.radial([c.glow, [c.accent, 0.4], c.deep])) +
      sunburst(focus.x, focus.y, 194, 10, c.paper, 0.3),
    front:
      path(heap(height * 0.82, 70), pen.linear([c.accent, c.deep])) +
      path(heap(height * 0.9, 50), pen.linear([c.glow, [c.accent, 0.3], c.deep])) +
      pen.stamp(
        piece,
        Array.from(
          { length: 7 },
          (_, i) => svg`x="${width * (0.06 + i * 0.15)}" y="${height * random.range(0.82, 0.98)}"`,
        ),
      ),
    mote: 'coins',
  }
}

export const grid: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const y = height * 0.66
  const bars = [10, 46, 78, 106, 130, 152].map((down) => svg`M${focus.x - 190} ${focus.y + down}h380`).join('')
  const peaks = svg`M0 ${y}l60-90l50 40l70-80l90 130`
  return {
    back:
      sky(stage, c.ink, [c.deep, 0.45], [c.mid, 0.66]) +
      stars(stage, height * 0.45) +
      glow(stage, c.bright, 350) +
      circle(focus.x, focus.y, 190, pen.linear([c.glow, [c.accent, 0.3], c.bright])) +
      line(bars, c.deep, 8) +
      mirrored(stage, path(peaks, c.ink, `stroke="${c.accent}" stroke-width="3"`)),
    front:
      path(svg`M0 ${y}H${width}V${height}H0Z`, pen.linear([c.mid, c.ink])) +
      line(
        [-9, -6, -4, -2.6, -1.5, -0.5, 0.5, 1.5, 2.6, 4, 6, 9]
          .map((i) => svg`M${focus.x + i * 28} ${y}L${focus.x + i * 130} ${height}`)
          .join('') + [0, 14, 34, 62, 100, 150, 214].map((dy) => svg`M0 ${y + dy}H${width}`).join(''),
        c.accent,
        3,
      ),
    mote: 'sparkles',
  }
}

export const burst: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const halftone = pen.define(
    (id) =>
      `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
      `<circle cx="13" cy="13" r="6" fill="${c.ink}"/></pattern>`,
  )
  return {
    back:
      rect(0, 0, width, height, pen.radial([c.glow, [c.bright, 0.35], c.mid], 'cy=".42" r=".75"')) +
      sunburst(focus.x, focus.y, width + height, pen.random.int(9, 16), c.deep, 0.5) +
      glow(stage, c.paper, 250),
    front:
      path(
        svg`M0 ${height * 0.8}Q${width / 2} ${height * 0.72} ${width} ${height * 0.8}V${height}H0Z`,
        pen.linear([c.deep, c.ink]),
      ) +
      rect(0, height * 0.86, width, height * 0.14, `url(#${halftone})`, 'opacity=".35"') +
      rect(0, 0, width, height * 0.13, `url(#${halftone})`, 'opacity=".22"'),
    mote: 'confetti',
  }
}
