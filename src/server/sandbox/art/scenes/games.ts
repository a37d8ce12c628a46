import { paletteOf } from '../palettes'
import { svg } from '../pen'
import { circle, ellipse, line, path, rect } from '../shapes'
import type { Scene } from './scene'
import { beams, fading, glow, mirrored, sky, strewn, sunburst } from './terrain'

export const stadium: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const turf = height * 0.66
  const rim = svg`M0 ${height * 0.34}Q${width / 2} ${height * 0.5} ${width} ${height * 0.34}`
  const stripes = [-4, -2, 0, 2, 4]
    .map((i) => svg`M${focus.x + i * 60 - 30} ${turf}h60L${focus.x + i * 160 + 80} ${height}h-160Z`)
    .join('')
  const grass = random.chance(0.75) && stage.isStrict !== true ? paletteOf('forest', random.range(-14, 14)) : c
  const lamps =
    beams(90, 90, height, [14, 34], 8, fading(stage, c.paper)) +
    path('M35 60H145V122H35Z', c.ink) +
    line('M50 78H134M50 104H134', c.paper, 18, 'stroke-dasharray="0 27"')
  return {
    back:
      sky(stage, c.ink, c.deep, c.mid) +
      path(svg`${rim}V${turf}H0Z`, pen.linear([c.deep, c.ink])) +
      strewn(stage, height * 0.45, turf - 14, c.bright, 9, 24) +
      line(rim, c.accent, 6) +
      glow(stage, c.glow, 290, 0.9) +
      mirrored(stage, lamps),
    front:
      path(svg`M0 ${turf}H${width}V${height}H0Z`, pen.linear([grass.bright, grass.mid])) +
      path(stripes, grass.deep, 'opacity=".4"') +
      ellipse(focus.x, height * 0.9, 220, 60, 'none', `stroke="${c.paper}" stroke-width="7" opacity=".8"`) +
      line(
        svg`M0 ${turf + 4}H${width}M0 ${height * 0.9}H${focus.x - 220}M${focus.x + 220} ${height * 0.9}H${width}`,
        c.paper,
        7,
        'opacity=".8"',
      ),
    mote: 'confetti',
  }
}

export const cardTable: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const y = height * 0.83
  const chip =
    `<ellipse cy="13" rx="42" ry="19" stroke="${c.ink}" stroke-width="4"/>` +
    `<ellipse rx="42" ry="19" stroke="${c.paper}" stroke-width="5" stroke-dasharray="14 12" stroke-linecap="butt"/>`
  const at = (x: number, down: number, colour: string) => svg`x="${width * x}" y="${height * down}" fill="${colour}"`
  return {
    back:
      sky(stage, c.ink, c.deep, c.ink) +
      mirrored(stage, beams(focus.x - width * 0.3, -20, height * 0.9, [12], 15, fading(stage, c.glow))) +
      beams(focus.x, -20, height * 0.9, [0], 15, fading(stage, c.glow)) +
      glow(stage, c.glow, 280, 0.8) +
      ellipse(
        focus.x,
        y,
        width * 0.72,
        height * 0.23,
        pen.radial([c.bright, c.deep], 'cy=".1" r=".8"'),
        `stroke="${c.ink}" stroke-width="12"`,
      ) +
      ellipse(focus.x, y, width * 0.74, height * 0.24, 'none', `stroke="${c.accent}" stroke-width="13"`),
    front:
      ellipse(focus.x, y, width * 0.5, height * 0.14, 'none', `stroke="${c.accent}" stroke-width="4" opacity=".7"`) +
      pen.stamp(chip, [
        at(0.1, 0.85, c.accent),
        at(0.1, 0.83, c.pop),
        at(0.23, 0.92, c.accent),
        at(0.9, 0.84, c.pop),
        at(0.78, 0.93, c.accent),
        at(0.78, 0.91, c.pop),
      ]),
    mote: 'sparkles',
  }
}

export const lottery: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const tints = [c.accent, c.pop, c.glow, c.bright] as const
  const ball =
    '<circle r="40"/>' +
    circle(
      0,
      0,
      40,
      pen.radial(
        [
          [c.paper, 0, 0.8],
          [c.ink, 1, 0.5],
        ],
        'cx=".35" cy=".3" r=".8"',
      ),
    ) +
    circle(0, 0, 17, c.paper)
  const at = (x: number, y: number, scale: number) =>
    svg`transform="translate(${x} ${y}) scale(${scale})" fill="${random.pick(tints)}"`
  const around = [0.6, 2.5, 3.8, 5.6].map((angle) =>
    at(
      focus.x + 172 * Math.cos(angle + random.range(0, 0.5)),
      focus.y + 172 * Math.sin(angle + random.range(0, 0.5)),
      random.range(0.7, 0.9),
    ),
  )
  const [a = '', b = '', d = '', e = '', ...near] = pen
    .stamp(ball, [
      ...around,
      at(width * 0.1, height * 0.9, 1.3),
      at(width * 0.35, height * 0.94, 1.2),
      at(width * 0.65, height * 0.92, 1.1),
      at(width * 0.92, height * 0.89, 1.4),
    ])
    .split(/(?<=>)/)
  return {
    back:
      sky(stage, c.deep, c.mid, c.deep) +
      sunburst(focus.x, focus.y, width + height, 14, c.bright, 0.4) +
      glow(stage, c.glow, 330, 0.9) +
      circle(focus.x, focus.y, 230, c.paper, `fill-opacity=".15" stroke="${c.accent}" stroke-width="9"`) +
      ellipse(focus.x, focus.y, 110, 230, 'none', `stroke="${c.paper}" stroke-width="4" opacity=".5"`) +
      a +
      b +
      d +
      e,
    front:
      path(svg`M${focus.x - 150} ${height * 0.76}h300l60 ${height * 0.24}h-420Z`, pen.linear([c.accent, c.deep])) +
      near.join(''),
    mote: 'confetti',
  }
}

export const reels: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const top = height * 0.2
  const third = (width - 120) / 3
  const lamps = svg`M24 ${top}V${top + 420}M${width - 24} ${top}V${top + 420}`
  return {
    back:
      sky(stage, c.mid, c.deep) +
      path(
        svg`M0 ${top - 60}Q${width / 2} ${top - 150} ${width} ${top - 60}V${height}H0Z`,
        pen.linear([c.accent, [c.mid, 0.2], c.ink]),
      ) +
      rect(48, top, width - 96, height * 0.53, c.ink, 'rx="22"') +
      pen.stamp(
        rect(
          0,
          top + 10,
          third - 8,
          height * 0.5,
          pen.linear([c.ink, [c.bright, 0.3], [c.paper, 0.5], [c.bright, 0.7], c.ink]),
          'rx="10"',
        ),
        [0, 1, 2].map((i) => svg`x="${64 + i * third}"`),
      ) +
      line(svg`M48 ${focus.y}H${width - 48}`, c.pop, 5) +
      glow(stage, c.glow, 240),
    front:
      line(lamps, c.accent, 24, 'stroke-dasharray="0 42" opacity=".5"') +
      line(lamps, c.paper, 13, 'stroke-dasharray="0 42"') +
      path(svg`M0 ${height * 0.79}H${width}V${height}H0Z`, pen.linear([c.bright, [c.mid, 0.2], c.deep])) +
      line(svg`M0 ${height * 0.79}H${width}`, c.accent, 8) +
      pen.stamp(
        ellipse(0, 10, 62, 26, c.ink) + '<ellipse rx="58" ry="24"/>',
        [0.2, 0.5, 0.8].map((x) => svg`x="${width * x}" y="${height * 0.89}" fill="${x === 0.5 ? c.pop : c.accent}"`),
      ),
    mote: 'coins',
  }
}
