import type { Palette } from './palettes'
import { n, svg } from './pen'
import type { Mote, Stage } from './scenes/scene'
import { strewn, sunburst } from './scenes/terrain'
import { circle, line, moved, path, rect, starPath } from './shapes'
import type { Aura, Frame, Outline } from './studio'

/** What shines behind the emblem. */
export const auraOf = (aura: Aura, x: number, y: number, { colours: c, pen }: Stage) => {
  switch (aura) {
    case 'rays':
      return sunburst(x, y, 270, 12, pen.radial([c.glow, [c.glow, 1, 0]], 'r="1"'), 0.7)
    case 'ring':
      return (
        circle(x, y, 172, 'none', `stroke="${c.accent}" stroke-width="8"`) +
        circle(x, y, 186, 'none', `stroke="${c.paper}" stroke-width="2"`)
      )
    case 'medallion':
      return (
        circle(x, y, 168, pen.linear([c.glow, c.accent, c.deep])) + circle(x, y, 154, pen.radial([c.bright, c.deep]))
      )
    case 'spark':
      return path(starPath(4, 250, 26, x, y), c.paper, `opacity=".75"`)
    case 'none':
      return ''
  }
}

/** Places beside the emblem and the lettering, near the picture's edges, and a size for each. */
const besides = ({ pen: { random }, width, height }: Stage, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    at: svg`M${random.range(20, 120) + (i % 2) * (width - 140)} ${random.range(60, height * 0.72)}`,
    size: random.range(8, 22),
  }))

/** What drifts in the air. */
export const motesOf = (mote: Mote, stage: Stage) => {
  const { colours: c, height } = stage
  const each = (count: number, draw: (size: number) => string) =>
    besides(stage, count)
      .map(({ at, size }) => at + draw(size))
      .join('')
  switch (mote) {
    case 'bubbles':
      return (
        line(
          each(6, () => 'h0'),
          c.paper,
          24,
          'opacity=".35"',
        ) +
        line(
          each(6, () => 'h0'),
          c.paper,
          13,
          'opacity=".5"',
        )
      )
    case 'coins':
      return (
        line(
          each(6, () => 'l5 6'),
          c.glow,
          27,
        ) +
        line(
          each(5, () => 'h0'),
          c.accent,
          22,
        )
      )
    case 'sparkles':
      return path(
        each(4, (size) => {
          const [long, short] = [n(size), n(size / 3)]
          return (
            `l${short} ${long}l${long} ${short}l-${long} ${short}l-${short} ${long}` +
            `l-${short}-${long}l-${long}-${short}l${long}-${short}Z`
          )
        }),
        c.paper,
      )
    case 'petals':
      return path(
        each(6, (size) => svg`q${size}-${size} ${size * 2} 0q-${size} ${size}-${size * 2} 0Z`),
        c.pop,
      )
    case 'confetti':
      return strewn(stage, 40, height * 0.7, c.accent, 9, 190) + strewn(stage, 40, height * 0.7, c.pop, 9, 190)
    case 'embers':
      return strewn(stage, 60, height * 0.7, c.glow, 7, 130)
    default:
      return strewn(stage, 60, height * 0.75, c.paper, mote === 'snow' ? 9 : 6, 140, 'opacity=".8"')
  }
}

const corners = [
  { x: 0.13, y: 0.89, scale: 0.8 },
  { x: 0.86, y: 0.87, scale: 0.9 },
  { x: 0.5, y: 0.94, scale: 0.62 },
] as const

/** More of the emblem in the foreground, running out of the picture. */
export const echoOf = (emblem: string, { pen: { random }, width, height }: Stage) =>
  corners
    .map(({ x, y, scale }) => {
      const place = moved(width * x, height * y + random.range(-14, 14), scale, random.range(-34, 34))
      return `<use href="#${emblem}" ${place}/>`
    })
    .join('')

export const frameOf = (frame: Frame, { colours: c, width, height }: Stage) => {
  switch (frame) {
    case 'line':
      return rect(16, 16, width - 32, height - 32, 'none', `rx="14" stroke="${c.accent}" stroke-width="4"`)
    case 'corners':
      return line(
        'M20 110V20H110M490 20H580V110M580 690V780H490M110 780H20V690' +
          'M44 74V44H74M526 44H556V74M556 726V756H526M74 756H44V726',
        c.accent,
        5,
      )
    case 'arch':
      return (
        path(
          'M0 0H600V800H0ZM26 774H574V250C574 110 440 30 300 26C160 30 26 110 26 250Z',
          c.ink,
          'fill-rule="evenodd"',
        ) + line('M26 774H574V250C574 110 440 30 300 26C160 30 26 110 26 250Z', c.accent, 5)
      )
    case 'bands':
      return (
        path(`M0 0H${width}V44H0ZM0 ${height}H${width}v-44H0Z`, c.ink) +
        line(`M0 46H${width}M0 ${height - 46}H${width}`, c.accent, 5)
      )
    case 'none':
      return ''
  }
}

/** Drawn under the emblem: its own shapes again, with a broad stroke. */
export const outlineOf = (outline: Outline, id: string, c: Palette) => {
  const layer = (attributes: string) => `<use href="#${id}" ${attributes}/>`
  switch (outline) {
    case 'ink':
      return layer(`y="3" stroke="${c.ink}" stroke-width="10"`)
    case 'sticker':
      return (
        layer(`y="4" stroke="${c.ink}" stroke-width="20" opacity=".5"`) + layer(`stroke="${c.paper}" stroke-width="13"`)
      )
    case 'gilt':
      return layer(`y="3" stroke="${c.ink}" stroke-width="15"`) + layer(`stroke="${c.accent}" stroke-width="8"`)
    case 'shadow':
      return layer(`y="9" stroke="${c.ink}" stroke-width="8" opacity=".45"`)
  }
}
