import { circle, ellipse, group, line, path, rect } from '../shapes'
import type { Emblem } from './emblem'

const spadePath =
  'M0-84C20-46 84-26 78 22C74 58 30 60 12 36C14 62 24 80 38 90' +
  'H-38C-24 80-14 62-12 36C-30 60-74 58-78 22C-84-26-20-46 0-84Z'
const heartPath = 'M0 88C-30 52-92 20-88-34C-84-80-22-86 0-40C22-86 84-80 88-34C92 20 30 52 0 88Z'

export const spade: Emblem = (of) =>
  path(spadePath, of('ink').fill, `stroke="${of('gold').mid}" stroke-width="7"`) +
  group('transform="translate(0 6) scale(.62)"', line(spadePath, of('gold').mid, 4)) +
  path('M0-34L11-6L40 4L11 14L0 42L-11 14L-40 4L-11-6Z', of('gold').fill) +
  line('M-62 6C-56-14-34-28-18-46', of('steel').light, 5, 'opacity=".8"')

export const heart: Emblem = (of) =>
  path(heartPath, of('ruby').fill, `stroke="${of('gold').light}" stroke-width="7"`) +
  path('M0 80C-30 48-84 18-80-34C-50 20-10 40 0 80Z', of('ruby').dark, 'opacity=".5"') +
  path('M-60-52C-40-74-20-56-14-40C-34-54-54-40-62-18C-70-30-68-44-60-52Z', of('ivory').light, 'opacity=".75"') +
  line('M0-24L26 4L0 34L-26 4Z', of('gold').light, 5)

const pips = [
  'M0-43A12 12 0 0 1 10-21A12 12 0 1 1 4-3Q5 10 11 15H-11Q-5 10-4-3A12 12 0 1 1-10-21A12 12 0 0 1 0-43Z',
  'M0-46L22-14L0 18L-22-14Z',
  'M0-44C7-31 30-23 28-6C26 7 11 8 4-1C5 8 9 15 14 18H-14C-9 15-5 8-4-1C-11 8-26 7-28-6C-30-23-7-31 0-44Z',
  'M0 18C-11 5-33-7-32-26C-30-43-8-45 0-28C8-45 30-43 32-26C33-7 11 5 0 18Z',
] as const

export const cards: Emblem = (of) => {
  const sheet = rect(-40, -76, 80, 118, of('ivory').fill, `rx="9" stroke="${of('ivory').dark}" stroke-width="3"`)
  const sheets = of
    .stamp(
      sheet,
      pips.map(() => ''),
    )
    .split(/(?<=>)/)
  return pips
    .map((pip, i) =>
      group(
        `transform="translate(${i * 16 - 24} 8) rotate(${i * 20 - 30} 0 70) scale(.82)"`,
        (sheets[i] ?? '') + path(pip, i % 2 === 0 ? of('ink').mid : of('ruby').mid),
      ),
    )
    .join('')
}

/** The coloured parts have no fill of their own: each place gives the colour. */
export const chips: Emblem = (of) => {
  const white = of('ivory').light
  const chip =
    '<path d="M-44 0V15a44 19 0 0 0 88 0V0Z"/>' +
    line('M-44 8a44 19 0 0 0 88 0', white, 14, 'stroke-linecap="butt" stroke-dasharray="16 20"') +
    '<ellipse rx="44" ry="19"/>' +
    `<ellipse rx="36" ry="14" stroke="${white}" stroke-width="8" stroke-linecap="butt" stroke-dasharray="13 15"/>` +
    ellipse(0, 0, 24, 9, white)
  const pile = (x: number, rows: readonly number[], fill: string) => rows.map((y) => `x="${x}" y="${y}" fill="${fill}"`)
  return of.stamp(chip, [
    ...pile(-48, [62, 44, 26], of('ruby').mid),
    ...pile(44, [66, 48, 30, 12, -6, -24], of('sapphire').mid),
    `y="76" fill="${of('ink').mid}"`,
    `transform="translate(-34 -46) rotate(-24) scale(.9 1.9)" fill="${of('emerald').mid}"`,
  ])
}

export const dice: Emblem = (of) => {
  const red = of('ruby')
  const pips = (places: string) => line(places, of('ivory').light, 12)
  const die =
    path('M0-56L52-28L0 0L-52-28Z', red.light) +
    path('M-52-28L0 0V60L-52 30Z', red.fill) +
    path('M52-28L0 0V60L52 30Z', red.dark) +
    pips('M0-29v2M-38-9v3M-14 5v3M-38 21v3M-14 35v3M-26 13v3M38-9v3M26 13v3M14 35v3') +
    line('M-52-28L0 0L52-28M0 0V60', of('ivory').light, 2.5, 'opacity=".6"')
  return of.stamp(die, ['transform="translate(-34 -30) rotate(-14)"', 'transform="translate(38 26) rotate(12)"'])
}

export const roulette: Emblem = (of) => {
  const gold = of('gold')
  return (
    circle(0, 0, 94, of('wood').fill) +
    circle(0, 0, 80, of('ink').dark) +
    line('M0-68A68 68 0 1 1-.1-68', of('ruby').mid, 24, 'stroke-linecap="butt" stroke-dasharray="17.8 17.8"') +
    line('M0-56A56 56 0 1 1-.1-56M0-81A81 81 0 1 1-.1-81', gold.mid, 4) +
    circle(0, 0, 46, of('wood').mid) +
    circle(0, 0, 30, gold.fill) +
    line('M0-44V44M-44 0H44', gold.light, 8) +
    circle(0, 0, 12, gold.dark) +
    circle(-3, -4, 8, gold.light) +
    circle(46, -52, 10, of('ivory').light) +
    line('M-74-42A85 85 0 0 1-10-84', of('ivory').light, 5, 'opacity=".6"')
  )
}

export const tiles: Emblem = (of) => {
  const blank =
    rect(-34, -46, 76, 104, of('emerald').dark, 'rx="11"') +
    rect(-36, -50, 74, 98, of('ivory').dark, 'rx="10"') +
    rect(-38, -52, 74, 96, of('ivory').light, 'rx="10"')
  const [one = '', two = '', three = ''] = of.stamp(blank, ['', '', '']).split(/(?<=>)/)
  const tile = (at: string, face: string) => group(`transform="${at}"`, face)
  return (
    tile(
      'translate(-44 14) rotate(-16)',
      one +
        line('M-20-34V-8M18-34V-8M-1 4V30', of('emerald').mid, 10) +
        line('M-1-34V-8M-20 4V30M18 4V30', of('ruby').mid, 10),
    ) +
    tile(
      'translate(46 14) rotate(14)',
      two +
        circle(-1, -26, 14, of('ruby').mid) +
        line('M-19 18h0M17 18h0', of('sapphire').mid, 27) +
        line('M-1-26h0M-19 18h0M17 18h0', of('ivory').light, 9),
    ) +
    tile(
      'translate(0 -18)',
      three +
        path('M-1-40C22-28 24 14-1 34C-26 14-24-28-1-40Z', of('ruby').fill) +
        path('M4 30C30 30 32 4 26-10C10 0 4 14 4 30ZM-6 30C-32 30-34 4-28-10C-12 0-6 14-6 30Z', of('emerald').mid),
    )
  )
}

export const balls: Emblem = (of) => {
  const ball =
    '<circle r="50"/>' +
    circle(4, 3, 26, of('ivory').light) +
    '<circle cx="4" cy="3" r="12"/>' +
    ellipse(-22, -28, 13, 7, of('ivory').light, 'transform="rotate(-40 -22 -28)" opacity=".85"')
  return of.stamp(ball, [
    `transform="translate(-44 -44) scale(.76)" fill="${of('sapphire').fill}"`,
    `transform="translate(50 -40) scale(.72)" fill="${of('emerald').fill}"`,
    `transform="translate(-54 46) scale(.72)" fill="${of('gold').fill}"`,
    `transform="translate(54 46) scale(.76)" fill="${of('amethyst').fill}"`,
    `y="4" fill="${of('ruby').fill}"`,
  ])
}
