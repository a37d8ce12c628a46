import { circle, ellipse, group, line, moved, path, rect } from '../shapes'
import type { Emblem } from './emblem'

const spadePip =
  'M0-30C7-16 30-8 28 8C26 20 11 21 4 13C5 22 9 28 14 32H-14C-9 28-5 22-4 13C-11 21-26 20-28 8C-30-8-7-16 0-30Z'
const heartPip = 'M0 30C-11 17-33 5-32-14C-30-31-8-33 0-16C8-33 30-31 32-14C33 5 11 17 0 30Z'

/** The box that cards are dealt from. */
export const shoe: Emblem = (of) => {
  const [box, gold, ivory] = [of('sapphire'), of('gold'), of('ivory')]
  const card = (x: number, y: number, turn: number, pip: string) =>
    group(
      moved(x, y, 1, turn),
      rect(-34, -46, 68, 92, ivory.fill, `rx="8" stroke="${ivory.dark}" stroke-width="3"`) + pip,
    )
  return (
    card(-66, 46, -28, path(heartPip, of('ruby').mid, 'transform="scale(.7)"')) +
    card(-36, 30, -12, path(spadePip, of('ink').mid, 'transform="scale(.7)"')) +
    path('M-30-20L58-86Q92-96 92-60V72Q92 90 74 90H-14Q-32 90-32 72Z', box.fill) +
    path('M-30-20L58-86Q76-92 84-82L-4-14V90H-14Q-32 90-32 72Z', box.dark, 'opacity=".6"') +
    path('M10 2L76-50V-14L10 34Z', ivory.light) +
    line('M18 10L70-30M18 20L70-20', ivory.dark, 3) +
    line('M-30-20L58-86Q92-96 92-60M8 62H78', gold.mid, 8)
  )
}

/** Two plaques of a baccarat table, one on the other. */
export const plaque: Emblem = (of) => {
  const [gold, ivory] = [of('gold'), of('ivory')]
  const face = (tone: string, low: string) =>
    rect(-82, -38, 164, 90, low, 'rx="20"') +
    rect(-82, -50, 164, 90, tone, `rx="20" stroke="${gold.light}" stroke-width="6"`) +
    rect(-66, -36, 132, 62, 'none', `rx="12" stroke="${ivory.light}" stroke-width="4" stroke-dasharray="12 8"`)
  return (
    group(moved(12, -34, 0.95, -17), face(of('ruby').fill, of('ruby').dark)) +
    group(
      moved(-8, 34, 1, 8),
      face(of('emerald').fill, of('emerald').dark) +
        path('M0-34L44-5L0 24L-44-5Z', gold.fill) +
        path('M0-21L24-5L0 11L-24-5Z', ivory.light),
    )
  )
}

/** Three dice under glass. */
export const dome: Emblem = (of) => {
  const [gold, ivory, glass] = [of('gold'), of('ivory'), of('sky')]
  const die = (x: number, y: number, turn: number, pips: string) =>
    group(
      moved(x, y, 1, turn),
      rect(-25, -25, 50, 50, ivory.fill, `rx="11" stroke="${ivory.dark}" stroke-width="3"`) +
        line(pips, of('ruby').mid, 11),
    )
  return (
    path('M-92 62Q0 36 92 62L80 88Q0 104-80 88Z', of('wood').fill) +
    ellipse(0, 62, 92, 22, of('ruby').mid, `stroke="${gold.mid}" stroke-width="7"`) +
    path('M-74 58C-84-60-40-88 0-88S84-60 74 58Q0 80-74 58Z', glass.mid, 'opacity=".45"') +
    die(-30, 34, -10, 'M-12-12h0M12 12h0M0 0h0') +
    die(32, 36, 12, 'M-11-11h0M11-11h0M-11 11h0M11 11h0') +
    die(2, -16, 24, 'M0 0h0') +
    line('M-74 58C-84-60-40-88 0-88S84-60 74 58', glass.light, 6) +
    line('M-56 6C-56-34-42-60-20-70', ivory.light, 8, 'opacity=".8"') +
    circle(0, -92, 9, gold.fill)
  )
}

/** Dragon against tiger: an eye of each, its scales and its stripes. */
export const duel: Emblem = (of) => {
  const [green, amber, gold, ink] = [of('emerald'), of('coral'), of('gold'), of('ink')]
  const half = 'M0-84A84 84 0 0 0 0 84A42 42 0 0 0 0 0A42 42 0 0 1 0-84Z'
  return (
    circle(0, 0, 96, gold.fill) +
    circle(0, 0, 84, amber.fill) +
    path(half, green.fill) +
    line(
      'M84-10C60-14 50-6 40-12M80 24C58 18 44 26 30 20M62 56C46 50 34 56 22 52M58-58C46-48 44-42 32-42',
      ink.mid,
      11,
    ) +
    line(
      'M-64-22q10 14 20 0q10 14 20 0M-78 4q10 14 20 0q10 14 20 0q10 14 20 0M-70 30q10 14 20 0q10 14 20 0q10 14 20 0',
      green.light,
      5,
    ) +
    line(half, gold.light, 6) +
    path('M-40-42Q-4-80 34-42Q-4-22-40-42Z', gold.light) +
    path('M-3-60Q7-44-3-30Q-13-44-3-60Z', ink.dark) +
    path('M-34 42Q2 8 38 42Q2 62-34 42Z', of('lime').light) +
    circle(2, 40, 11, ink.dark)
  )
}

/** A wheel of a game show on its stand. */
export const showWheel: Emblem = (of) => {
  const [gold, ivory] = [of('gold'), of('ivory')]
  const wedge = 'M0 0L-20.7-77.3A80 80 0 0 1 20.7-77.3Z'
  return (
    path('M-22 60H22L46 100H-46Z', of('wood').fill) +
    circle(0, -4, 92, gold.fill) +
    group(
      'transform="translate(0 -4)"',
      of.turned(path(wedge, of('ruby').mid), [0, 90, 180, 270]) +
        of.turned(path(wedge, of('sapphire').mid), [30, 120, 210, 300]) +
        of.turned(path(wedge, of('lime').mid), [60, 150, 240, 330]) +
        line('M0-86A86 86 0 1 1-.1-86', ivory.light, 7, 'stroke-dasharray="0 22.5"') +
        circle(0, 0, 24, gold.fill) +
        circle(-3, -4, 12, ivory.light),
    ) +
    path('M-15-104H15L0-66Z', of('ink').mid, `stroke="${gold.light}" stroke-width="5"`)
  )
}

/** A line that rises until it falls. */
export const crash: Emblem = (of) => {
  const [frame, glow] = [of('ink'), of('lime')]
  return (
    rect(-94, -76, 188, 152, frame.fill, `rx="20" stroke="${of('steel').mid}" stroke-width="6"`) +
    line('M-72-34H72M-72 2H72M-72 38H72M-36-58V58M0-58V58M36-58V58', frame.light, 2.5) +
    path('M-74 56C-20 54 34 26 58-44V56Z', glow.mid, 'opacity=".35"') +
    line('M-74 56C-20 54 34 26 58-44', glow.mid, 11) +
    path('M58-96L72-62L98-44L68-36L44-14L46-46L24-68L56-66Z', of('gold').fill) +
    circle(58, -46, 11, of('ivory').light)
  )
}

/** A piece of the roulette cloth with a chip on it. */
export const layout: Emblem = (of) => {
  const [red, black, ivory] = [of('ruby').mid, of('ink').mid, of('ivory')]
  const row = (y: number, first: string, second: string, third: string) =>
    rect(-72, y, 44, 38, first) + rect(-22, y, 44, 38, second) + rect(28, y, 44, 38, third)
  return group(
    'transform="rotate(-12)"',
    rect(-88, -96, 176, 192, of('emerald').fill, `rx="16" stroke="${of('gold').mid}" stroke-width="7"`) +
      row(-82, red, black, red) +
      row(-38, black, red, black) +
      row(6, red, black, red) +
      row(50, black, red, black) +
      line('M-25-84V90M25-84V90M-74-41H74M-74 3H74M-74 47H74', ivory.light, 4) +
      circle(25, 8, 38, of('sapphire').dark) +
      circle(25, 2, 38, of('sapphire').fill) +
      circle(
        25,
        2,
        30,
        'none',
        `stroke="${ivory.light}" stroke-width="9" stroke-dasharray="13 10.6" stroke-linecap="butt"`,
      ) +
      circle(25, 2, 15, ivory.light),
  )
}

/** A hand of two: the best at blackjack. */
export const aces: Emblem = (of) => {
  const [ivory, red, black] = [of('ivory'), of('ruby'), of('ink')]
  const card = (x: number, y: number, turn: number, face: string) =>
    group(
      moved(x, y, 1, turn),
      rect(-48, -70, 96, 140, ivory.fill, `rx="12" stroke="${ivory.dark}" stroke-width="4"`) + face,
    )
  const small = (pip: string, fill: string) =>
    group(moved(-31, -50, 0.34), path(pip, fill)) + group(moved(31, 50, 0.34, 180), path(pip, fill))
  return (
    card(-34, 0, -14, path(heartPip, red.fill, 'transform="scale(1.1)"') + small(heartPip, red.mid)) +
    card(34, 8, 12, path(spadePip, black.fill, 'transform="scale(1.25)"') + small(spadePip, black.mid))
  )
}

/** One chip, seen from above. */
export const chip: Emblem = (of) => {
  const [own, gold, ivory] = [of('amethyst'), of('gold'), of('ivory')]
  return (
    circle(0, 6, 92, own.dark) +
    circle(0, 0, 92, own.fill) +
    line('M0-78A78 78 0 1 1-.1-78', ivory.light, 26, 'stroke-linecap="butt" stroke-dasharray="34 47.7"') +
    circle(0, 0, 60, own.dark, `stroke="${gold.mid}" stroke-width="6"`) +
    circle(0, 0, 50, own.mid) +
    path('M0-38L11-11L38 0L11 11L0 38L-11 11L-38 0L-11-11Z', gold.fill) +
    line('M-72-46A86 86 0 0 1-16-84', ivory.light, 5, 'opacity=".8"')
  )
}

/** A roulette wheel from the side, its ball on the rim. */
export const spinner: Emblem = (of) => {
  const [gold, ivory] = [of('gold'), of('ivory')]
  return (
    path('M-98 6C-94 70-40 88 0 88S94 70 98 6Z', of('wood').fill) +
    ellipse(0, 4, 98, 44, of('wood').light, `stroke="${gold.mid}" stroke-width="6"`) +
    ellipse(0, 6, 80, 33, of('ink').dark) +
    ellipse(
      0,
      6,
      68,
      27,
      'none',
      `stroke="${of('ruby').mid}" stroke-width="17" stroke-dasharray="15 15" stroke-linecap="butt"`,
    ) +
    ellipse(0, 8, 46, 17, of('emerald').mid, `stroke="${gold.light}" stroke-width="4"`) +
    path('M-10 8L-6-52H6L10 8Q0 16-10 8Z', gold.fill) +
    line('M-32-28H32', gold.mid, 9) +
    circle(0, -60, 13, gold.fill) +
    circle(-34, -28, 8, gold.light) +
    circle(34, -28, 8, gold.light) +
    circle(62, -16, 13, ivory.light)
  )
}

export const domino: Emblem = (of) => {
  const [ivory, ink] = [of('ivory'), of('ink')]
  const piece = (at: string, pips: string) =>
    group(
      at,
      rect(-36, -72, 78, 156, ivory.dark, 'rx="13"') +
        rect(-40, -78, 78, 156, ivory.fill, 'rx="13"') +
        line('M-28 0H26', of('gold').mid, 6) +
        line(pips, ink.mid, 17),
    )
  return (
    piece(moved(-42, 4, 0.92, -18), 'M-20-58h0M18-20h0M-1-39h0M-20 20h0M18 58h0M-20 58h0M18 20h0') +
    piece(moved(44, 8, 0.92, 14), 'M-20-58h0M18-58h0M-20-20h0M18-20h0M-1 39h0')
  )
}

/** A joker's cap with bells. */
export const jester: Emblem = (of) => {
  const [red, violet, gold] = [of('ruby'), of('amethyst'), of('gold')]
  return (
    path('M-52 44C-60-10-84-30-92 6C-96-52-40-84-4-40L8 44Z', red.fill) +
    path('M52 44C60-10 84-30 92 6C96-52 40-84 4-40L-8 44Z', violet.fill) +
    path('M-34 44C-34-20-22-66 10-88C6-54 34-30 34 44Z', of('emerald').fill) +
    path('M-62 40H62L54 76Q0 92-54 76Z', gold.fill) +
    line('M-42 60H42', red.mid, 12, 'stroke-dasharray="0 21"') +
    circle(-92, 14, 15, gold.fill) +
    circle(92, 14, 15, gold.fill) +
    circle(12, -88, 15, gold.fill)
  )
}
