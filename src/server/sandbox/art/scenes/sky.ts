import { n, svg } from '../pen'
import { circle, ellipse, group, line, path } from '../shapes'
import type { Scene } from './scene'
import { cloud, glow, hills, ridge, sky, stars } from './terrain'

export const dusk: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const streaks = [0.14, 0.19, 0.3, 0.43]
    .map((y) => svg`M${width * random.range(-0.1, 0.75)} ${height * y}h${width * random.range(0.2, 0.4)}`)
    .join('')
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.25], [c.bright, 0.5], [c.glow, 0.66]) +
      glow(stage, c.glow, 330, 0.9) +
      circle(focus.x, focus.y, 150, pen.linear([c.paper, c.glow, c.bright])) +
      line(streaks, c.glow, 13, 'opacity=".4"') +
      path(ridge(stage, height * 0.68, height * 0.18, 3), pen.linear([c.mid, [c.bright, 0.6]]), 'opacity=".75"') +
      path(ridge(stage, height * 0.75, height * 0.14, 4), pen.linear([c.deep, c.mid])),
    front:
      path(hills(stage, height * 0.83, 46, 3), pen.linear([c.deep, c.ink])) +
      path(hills(stage, height * 0.92, 40, 4), c.ink),
    mote: 'fireflies',
  }
}

export const cosmos: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const left = random.chance(0.5)
  const x = width * (left ? 0.14 : 0.86)
  const radius = random.range(130, 190)
  const orbits =
    ellipse(0, 0, 330, 74, 'none', `stroke="${c.accent}" stroke-width="3"`) +
    ellipse(0, 0, 410, 112, 'none', `stroke="${c.glow}" stroke-width="2" opacity=".6"`)
  return {
    back:
      sky(stage, c.ink, c.deep, c.ink) +
      glow(stage, c.mid, 430) +
      glow(stage, c.bright, 290, 0.6, focus.x + random.range(-120, 120), focus.y + 60) +
      glow(stage, c.pop, 230, 0.4, width - x, height * 0.2) +
      stars(stage, height) +
      group(svg`transform="translate(${focus.x} ${focus.y}) rotate(${random.range(-28, 28)})"`, orbits),
    front:
      circle(
        x,
        height * 0.97,
        radius,
        pen.linear([c.bright, [c.mid, 0.3], [c.ink, 0.85]], left ? 'x1="1" x2="0" y2="1"' : 'y2="1"'),
      ) +
      line(svg`M${x - radius * 1.5} ${height}Q${x} ${height * 1.06} ${x + radius * 1.5} ${height * 0.9}`, c.accent, 9) +
      circle(width - x, height * 0.12, 34, pen.linear([c.glow, c.mid])),
    mote: 'sparkles',
  }
}

export const ice: Scene = (stage) => {
  const { pen, colours: c, width, height } = stage
  const { random } = pen
  const curtain = path(
    'M0 0C90 128-60 240 70 400L190 320C90 190 240 96 130 0Z',
    pen.linear([
      [c.accent, 0.1, 0.8],
      [c.pop, 1, 0],
    ]),
  )
  const berg =
    path('M-100 0L-60-90L-25-70L15-145L70 0Z', c.paper) + path('M15-145L70 0H-10ZM-60-90L-25-70L-40 0H-75Z', c.bright)
  return {
    back:
      sky(stage, c.ink, [c.deep, 0.35], [c.mid, 0.6], [c.glow, 0.72]) +
      stars(stage, height * 0.4) +
      pen.stamp(curtain, [svg`x="${width * random.range(-0.1, 0.2)}"`, svg`x="${width * random.range(0.4, 0.7)}"`]) +
      glow(stage, c.glow, 290, 0.8) +
      path(ridge(stage, height * 0.7, height * 0.15, 3), pen.linear([c.paper, c.mid])) +
      pen.stamp(berg, [
        svg`x="${width * 0.13}" y="${height * 0.76}"`,
        svg`transform="translate(${width * 0.88} ${height * 0.77}) scale(1.3)"`,
      ]),
    front:
      path(hills(stage, height * 0.8, 26, 3), pen.linear([c.paper, c.bright, c.mid])) +
      path(
        svg`M0 ${height * 0.9}l120-26l84 40l180 10l60-30l${width - 444}-20V${height}H0Z`,
        pen.linear([c.mid, c.deep]),
      ),
    mote: 'snow',
  }
}

export const heaven: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const bank = path(
    [-0.1, 0.2, 0.44, 0.72].map((x) => cloud(width * x, random.range(0, 30), 1.6)).join('') +
      `M-90 6H${width + 90}V${height}H-90Z`,
    '',
  )
  const at = (y: number, turn: string, fill: string) =>
    svg`transform="translate(${turn === '' ? n(random.range(-60, 60)) : width} ${height * y})${turn}" fill="${fill}"`
  const banks = pen
    .stamp(bank.replace(' fill=""', ''), [
      at(0.64, '', c.glow),
      at(0.73, 'scale(-1.1 1.1)', pen.linear([c.paper, [c.bright, 0.3]])),
      at(0.87, '', pen.linear([c.paper, [c.bright, 0.2], [c.mid, 0.5]])),
    ])
    .split(/(?<=>)/)
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.2], [c.bright, 0.45], [c.glow, 0.7]) +
      circle(focus.x, focus.y, 236, 'none', `stroke="${c.paper}" stroke-width="3" opacity=".5"`) +
      glow(stage, c.paper, 330) +
      path(cloud(width * random.range(0, 0.7), height * 0.17, 1.4), c.paper, 'opacity=".7"') +
      (banks[0] ?? '') +
      (banks[1] ?? ''),
    front: banks[2] ?? '',
    mote: 'sparkles',
  }
}
