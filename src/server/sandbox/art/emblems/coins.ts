import { circle, line, path, starPath } from '../shapes'
import type { Emblem } from './emblem'

/** Twelve-sided, of two metals: fells under an arc of light. */
export const token: Emblem = (of) => {
  const gold = of('gold')
  const core = of('amethyst')
  const edge = starPath(6, 92, 92)
  return (
    path(edge, gold.dark, 'transform="translate(5 8)"') +
    path(edge, gold.fill) +
    circle(0, 0, 76, 'none', `stroke="${gold.dark}" stroke-width="8" stroke-linecap="butt" stroke-dasharray="4 6"`) +
    circle(0, 0, 63, core.mid, `stroke="${core.dark}" stroke-width="4"`) +
    line('M-46 4A46 46 0 0 1 46 4M-26 4A26 26 0 0 1 26 4', gold.light, 7) +
    path('M-56 28L-24-2L-8 16L12-8L56 28A63 63 0 0 1-56 28Z', gold.mid) +
    path('M-24-2L-8 16L-22 28ZM12-8L36 14L10 30Z', gold.light)
  )
}

/** Cast with a square hole, for a string. */
export const cash: Emblem = (of) => {
  const gold = of('gold')
  const cut = 'M0-90A90 90 0 1 1-.1-90ZM-24-24V24H24V-24Z'
  const hole = 'fill-rule="evenodd"'
  return (
    path('M5-82A90 90 0 1 1 4.9-82ZM-21-21V27H24V-21Z', gold.dark, hole) +
    path(cut, gold.mid, hole) +
    line('M0-79A79 79 0 1 1-.1-79ZM-29-29V29H29V-29Z', gold.light, 8) +
    line(
      'M-18-42q-2-18 18-10q20-8 18 10M-18 42q-2 18 18 10q20 8 18-10M-42-18q-18-2-10 18q-8 20 10 18M42-18q18-2 10 18q8 20-10 18',
      gold.dark,
      6,
    )
  )
}

/** Two broad thin ones with a beaded rim and a date palm. */
export const dinar: Emblem = (of) => {
  const gold = of('gold')
  const disc = (x: number, y: number) =>
    circle(x + 3, y + 5, 74, gold.dark) +
    circle(x, y, 74, gold.mid) +
    circle(x, y, 64, 'none', `stroke="${gold.light}" stroke-width="6" stroke-dasharray="0 12"`)
  return (
    disc(24, -22) +
    circle(-14, 18, 80, gold.dark) +
    disc(-18, 16) +
    path('M-27 64C-21 44-25 24-20 6L-12 6C-14 26-13 46-9 64Z', of('wood').mid) +
    line(
      'M-16 4C-36-24-58-14-64 6M-16 4C-32 0-46 14-48 32M-16 4C-22-28-44-36-56-30' +
        'M-16 4C4-24 26-14 32 6M-16 4C0 0 14 14 16 32M-16 4C-10-28 12-36 24-30M-16 4V-34',
      of('emerald').mid,
      8,
    ) +
    line('M-27 16h0M-5 16h0M-16 20h0', of('ruby').mid, 11) +
    line('M-38 64Q-18 58 6 64', gold.dark, 6)
  )
}
