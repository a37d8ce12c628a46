import { svg } from '../pen'
import { circle, line, path } from '../shapes'
import type { Scene } from './scene'
import { beams, dots, fading, glow, hills, mirrored, ridge, skyline, sky, stars, strewn } from './terrain'

export const temple: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const roof = 'M-100 0q50-6 62-36h76q12 30 62 36l-14 10h-172Z'
  const pagoda =
    `<path d="${roof}M-60 0H60V200H-60ZM-46-80H46V-30H-46Z` +
    'M-34-146H34V-100H-34ZM-5-220H5V-160H-5Z"/>' +
    `<path d="${roof}" transform="translate(0 -75) scale(.8)"/>` +
    `<path d="${roof}" transform="translate(0 -138) scale(.6)"/>`
  const steps = [0.8, 0.87, 0.94]
  const tread = (y: number, i: number) => svg`M${width * (0.16 - i * 0.09)} ${height * y}H${width * (0.84 + i * 0.09)}`
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.35], [c.bright, 0.6], [c.glow, 0.75]) +
      glow(stage, c.glow, 350) +
      circle(focus.x, focus.y, 170, pen.linear([c.paper, c.accent])) +
      pen.stamp(pagoda, [
        svg`transform="translate(${width * 0.13} ${height * 0.62}) scale(1.1)" fill="${c.mid}"`,
        svg`transform="translate(${width * 0.9} ${height * 0.6}) scale(1.4)" fill="${c.deep}"`,
      ]),
    front:
      path(
        steps.map((y, i) => svg`${tread(y, i)}V${height}H${width * (0.16 - i * 0.09)}Z`).join(''),
        pen.linear([c.mid, c.ink]),
      ) +
      line(steps.map(tread).join(''), c.accent, 5) +
      path(
        svg`M0 ${height * 0.09}Q${width * 0.5} ${height * 0.17} ${width} ${height * 0.09}V0H0Z`,
        c.ink,
        `stroke="${c.accent}" stroke-width="6"`,
      ) +
      mirrored(stage, path(svg`M0 ${height * 0.1}H44V${height}H0Z`, pen.linear([c.deep, c.mid, c.ink], ''))),
    mote: 'petals',
  }
}

export const city: Scene = (stage) => {
  const { pen, colours: c, width, height } = stage
  const windows = pen.define(
    (id) =>
      `<pattern id="${id}" width="22" height="30" patternUnits="userSpaceOnUse">` +
      `<path d="M4 6h5v8H4ZM14 18h5v7h-5Z" fill="${c.glow}"/></pattern>`,
  )
  const near = pen.define((id) => `<path id="${id}" d="${skyline(stage, height * 0.74, height * 0.4, 84)}"/>`)
  return {
    back:
      sky(stage, c.ink, [c.deep, 0.3], [c.mid, 0.55], [c.bright, 0.72]) +
      stars(stage, height * 0.35) +
      glow(stage, c.bright, 400) +
      path(skyline(stage, height * 0.72, height * 0.55, 110), c.mid, 'opacity=".65"') +
      glow(stage, c.glow, 250, 0.7) +
      `<use href="#${near}" fill="${pen.linear([c.deep, c.ink])}"/>` +
      `<use href="#${near}" fill="url(#${windows})" opacity=".55"/>`,
    front:
      path(svg`M0 ${height * 0.79}H${width}V${height}H0Z`, pen.linear([c.deep, c.ink])) +
      line(svg`M0 ${height * 0.79}H${width}`, c.accent, 5) +
      line(
        Array.from(
          { length: 6 },
          (_, i) => svg`M${pen.random.range(0, width - 80)} ${height * (0.82 + i * 0.028)}h${40 + i * 14}`,
        ).join(''),
        c.bright,
        5,
        'opacity=".6"',
      ) +
      strewn(stage, height * 0.82, height * 0.97, c.accent, 5, 90, 'opacity=".8"'),
    mote: 'fireflies',
  }
}

export const alley: Scene = (stage) => {
  const {
    pen,
    colours: c,
    width,
    height,
    focus: { x },
  } = stage
  const { random } = pen
  const y = height * 0.6
  const board =
    '<path d="M0 0L54 16V174L0 190Z" fill-opacity=".25" stroke-width="6"/>' +
    line('M27 44V150', c.paper, 9, 'stroke-linecap="butt" stroke-dasharray="16 12"')
  const at = (left: boolean, along: number, colour: string) => {
    const x0 = 10 + along * 120
    const place = svg`translate(${left ? x0 : width - x0} ${height * (0.1 + along * 0.28)})`
    const wide = 1 - along * 0.4
    const size = svg`scale(${left ? wide : -wide} ${random.range(0.9, 1.2) - along * 0.4})`
    return `transform="${place} ${size}" fill="${colour}" stroke="${colour}"`
  }
  return {
    back:
      sky(stage, c.ink, c.deep, c.mid) +
      glow(stage, c.bright, 380, 1, x, y - 40) +
      mirrored(stage, path(svg`M0 0H${width * 0.3}L${x - 70} ${y}L0 ${height}Z`, pen.linear([c.ink, c.deep]))) +
      glow(stage, c.glow, 230, 0.8),
    front:
      path(svg`M${x - 70} ${height * 0.66}h140L${width} ${height}H0Z`, pen.linear([c.bright, [c.deep, 0.4], c.ink])) +
      path(svg`M${x - 30} ${height * 0.66}h60l130 ${height * 0.34}h-320Z`, c.glow, 'opacity=".3"') +
      pen.stamp(board, [
        at(true, random.range(0, 0.2), c.accent),
        at(true, random.range(0.7, 0.9), c.pop),
        at(false, random.range(0, 0.2), c.pop),
        at(false, random.range(0.7, 0.9), c.accent),
      ]) +
      line(
        svg`M20 ${height * 0.92}h120M60 ${height * 0.96}h70M${width - 150} ${height * 0.93}h110`,
        c.accent,
        6,
        'opacity=".6"',
      ),
    mote: 'sparkles',
  }
}

export const castle: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const y = height * 0.76
  const spire = (x: number, w: number, tall: number) =>
    svg`M${x} ${y}v-${tall}h-${w * 0.15}l${w * 0.65}-${w * 1.3}l${w * 0.65} ${w * 1.3}h-${w * 0.15}v${tall}Z`
  const { random } = pen
  const [a, b] = [random.range(290, 350), random.range(170, 230)]
  const keep =
    path(
      svg`M-10 ${y}v-210h24v20h24v-20h24v20h24v-20h24` +
        svg`V${y}Z${spire(64, 70, a)}${spire(156, 46, b)}M0 ${y - 90}h300v120H0Z`,
      pen.linear([c.mid, [c.deep, 0.6], c.ink]),
    ) +
    dots(
      [
        [98, y - a + 40],
        [98, y - a + 100],
        [180, y - b + 40],
        [40, y - 130],
      ],
      c.accent,
      13,
    )
  return {
    back:
      sky(stage, c.ink, [c.deep, 0.3], [c.mid, 0.55], [c.glow, 0.8]) +
      stars(stage, height * 0.4) +
      glow(stage, c.glow, 350, 0.9) +
      circle(focus.x, focus.y - 20, 165, pen.linear([c.paper, c.glow])) +
      path(ridge(stage, height * 0.72, height * 0.2, 3), c.mid, 'opacity=".6"') +
      mirrored(stage, keep),
    front:
      path(hills(stage, height * 0.82, 40, 3), pen.linear([c.deep, c.ink])) +
      path(
        svg`M${width * 0.42} ${height * 0.8}q70 50-30 90t60 130h160q-150-70-60-140t-60-80Z`,
        c.bright,
        'opacity=".4"',
      ) +
      path(hills(stage, height * 0.93, 30, 3), c.ink),
    mote: 'fireflies',
  }
}

export const theatre: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const fold = pen.linear([c.ink, c.mid, c.deep, c.bright, c.ink], '')
  const swag = [0, 1, 2].map(() => svg`q${width / 6} 72 ${width / 3} 0`).join('')
  return {
    back:
      sky(stage, c.ink, c.deep, c.mid) +
      mirrored(stage, beams(focus.x - 190, -60, height, [24, 32], 9, fading(stage, c.glow))) +
      glow(stage, c.glow, 320, 0.9),
    front:
      mirrored(
        stage,
        path(
          svg`M0 0H${width * 0.3}` +
            svg`C${width * 0.28} ${height * 0.4} ${width * 0.06} ${height * 0.55} ${width * 0.1} ${height * 0.86}` +
            'H0Z',
          fold,
        ),
      ) +
      path(svg`M0 ${height * 0.06}${swag}V0H0Z`, pen.linear([c.deep, c.bright])) +
      line(svg`M0 ${height * 0.06}${swag}`, c.accent, 8) +
      path(
        svg`M0 ${height * 0.84}Q${width * 0.5} ${height * 0.77} ${width} ${height * 0.84}V${height}H0Z`,
        pen.linear([c.bright, [c.deep, 0.25], c.ink]),
      ) +
      line(
        svg`M0 ${height * 0.88}Q${width * 0.5} ${height * 0.81} ${width} ${height * 0.88}`,
        c.glow,
        17,
        'stroke-dasharray="0 55"',
      ),
    mote: 'confetti',
  }
}
