import { circle, ellipse, group, line, moved, path, rect } from '../shapes'
import type { Emblem } from './emblem'

/** A field of three ways between two bases. */
export const arenaMap: Emblem = (of) => {
  const [land, way, river] = [of('emerald'), of('gold'), of('sky')]
  return (
    path('M0-98L98 0L0 98L-98 0Z', land.dark, `stroke="${of('steel').mid}" stroke-width="8"`) +
    path('M0-84L84 0L0 84L-84 0Z', land.fill) +
    line('M-40-42C-14-26-20 12 0 14S14 30 42 40', river.mid, 15) +
    line('M-58 0L0-58L58 0M-58 0L0 58L58 0M-58 0H58', way.light, 9) +
    line('M-28-28h0M28-28h0M-28 28h0M28 28h0M0 0h0', of('ivory').light, 17) +
    circle(-62, 0, 19, of('sapphire').fill, `stroke="${of('ivory').light}" stroke-width="5"`) +
    circle(62, 0, 19, of('ruby').fill, `stroke="${of('ivory').light}" stroke-width="5"`)
  )
}

export const crosshair: Emblem = (of) => {
  const [ring, hot] = [of('steel'), of('ruby')]
  return (
    circle(0, 0, 80, of('ink').fill, 'opacity=".8"') +
    circle(0, 0, 76, 'none', `stroke="${ring.fill}" stroke-width="15"`) +
    circle(0, 0, 46, 'none', `stroke="${hot.mid}" stroke-width="7" stroke-dasharray="50 22.3" stroke-linecap="butt"`) +
    line('M0-98V-56M0 98V56M-98 0H-56M98 0H56', hot.mid, 13) +
    line('M0-26V-12M0 26V12M-26 0H-12M26 0H12', of('ivory').light, 6) +
    circle(0, 0, 7, hot.light) +
    line('M-66-38A76 76 0 0 1-22-73', of('ivory').light, 5, 'opacity=".8"')
  )
}

/** What a team defends. */
export const tower: Emblem = (of) => {
  const [stone, gem] = [of('steel'), of('sky')]
  return (
    path('M-66 96L-46 66H46L66 96Z', stone.dark) +
    path('M-40 70L-30-22H30L40 70Z', stone.fill) +
    path('M8-22H30L40 70H14Z', stone.dark, 'opacity=".5"') +
    path('M-52-22V-54H-32V-40H-12V-54H12V-40H32V-54H52V-22L34-8H-34Z', stone.fill) +
    line('M-48-22H48', of('gold').mid, 7) +
    path('M-12 70V34Q0 18 12 34V70Z', of('ink').dark) +
    path('M0-104L22-78L0-50L-22-78Z', gem.fill) +
    path('M0-104L22-78H0Z', gem.light) +
    line('M-50-90L-36-84M50-90L36-84M-18 2H-4M6 20H20M-22 44H-8', gem.light, 5)
  )
}

/** A shirt with a number. */
export const jersey: Emblem = (of) => {
  const [cloth, gold, ivory] = [of('ruby'), of('gold'), of('ivory')]
  return (
    path(
      'M-32-82Q0-64 32-82L62-70L96-26L64 2L52-12V82Q0 94-52 82V-12L-64 2L-96-26L-62-70Z',
      cloth.fill,
      `stroke="${cloth.dark}" stroke-width="4"`,
    ) +
    path('M52-12V82Q36 88 16 89L30-80L62-70Z', cloth.dark, 'opacity=".35"') +
    line('M-32-82Q0-60 32-82M-86-22L-58 4M86-22L58 4', gold.mid, 9) +
    line(
      'M-24-30L-12-38V36M14-38Q36-40 36-20Q36-2 14-2Q38-2 38 18Q38 38 14 36Q2 35-2 28',
      ivory.light,
      12,
      'transform="translate(-6 10)"',
    )
  )
}

export const headset: Emblem = (of) => {
  const [shell, pad, lit] = [of('ink'), of('steel'), of('lime')]
  const cup = rect(-96, -14, 40, 72, shell.fill, 'rx="18"') + rect(-70, -6, 24, 58, pad.mid, 'rx="11"')
  return (
    line('M-76 0C-82-100 82-100 76 0', shell.mid, 20) +
    line('M-58-36C-44-78 44-78 58-36', pad.light, 7) +
    of.twice(cup + line('M-86 10V34', lit.mid, 7)) +
    line('M-78 54C-74 88-34 92 2 84', shell.light, 8) +
    ellipse(10, 82, 20, 12, shell.mid, `stroke="${lit.mid}" stroke-width="5"`)
  )
}

/** The four keys of a player's left hand. */
export const keycaps: Emblem = (of) => {
  const [cap, lit] = [of('ink'), of('sky')]
  const key =
    rect(-29, -25, 58, 58, cap.dark, `rx="12" stroke="${lit.mid}" stroke-width="4"`) +
    rect(-23, -25, 46, 44, '', 'rx="9"')
  const [a = '', b = '', c = '', d = ''] = of
    .stamp(key.replace(' fill=""', ''), [
      `y="-36" fill="${of('ruby').fill}"`,
      `x="-62" y="32" fill="${cap.light}"`,
      `y="32" fill="${cap.light}"`,
      `x="62" y="32" fill="${cap.light}"`,
    ])
    .split(/(?<=>)/)
  const ivory = of('ivory').light
  return a + b + c + d + line('M-9-36L0-46L9-36M-58 20L-68 29L-58 38M-9 24L0 34L9 24M58 20L68 29L58 38', ivory, 7)
}

/** A screen with a match on it. */
export const monitor: Emblem = (of) => {
  const [shell, sky] = [of('ink'), of('sapphire')]
  return (
    path('M-14 50H14L22 84H-22Z', of('steel').mid) +
    rect(-50, 80, 100, 14, of('steel').fill, 'rx="7"') +
    rect(-98, -80, 196, 138, shell.fill, `rx="16" stroke="${of('steel').mid}" stroke-width="5"`) +
    rect(-84, -66, 168, 108, sky.fill, 'rx="6"') +
    path('M-84 42V16L-46-16L-14 14L22-30L84 20V42Z', of('emerald').mid) +
    circle(46, -36, 15, of('gold').mid) +
    path('M-14-20L26-2L8 6L0 24Z', of('ivory').light, `stroke="${shell.dark}" stroke-width="5"`) +
    line('M-72-54H-28M28-54H72', of('ruby').mid, 9)
  )
}

/** A mark of rank: wings, chevrons and a star. */
export const insignia: Emblem = (of) => {
  const [gold, violet] = [of('gold'), of('amethyst')]
  const wing = path('M-30-20C-60-34-84-36-98-56C-98-22-84 0-62 8C-80 8-86 6-92 0C-86 30-58 44-28 36Z', of('steel').fill)
  return (
    of.twice(wing) +
    path('M0-74L52-46V18Q50 62 0 94Q-50 62-52 18V-46Z', violet.fill, `stroke="${gold.mid}" stroke-width="9"`) +
    line('M-30 20L0 2L30 20M-30 46L0 28L30 46', gold.light, 12) +
    path('M0-56L9-36L31-34L14-19L20 2L0-9L-20 2L-14-19L-31-34L-9-36Z', gold.fill)
  )
}

/** A racing car from the front. */
export const racer: Emblem = (of) => {
  const [body, tyre, gold] = [of('ruby'), of('ink'), of('gold')]
  return (
    of.twice(rect(-98, 2, 34, 76, tyre.fill, 'rx="13"') + line('M-92 20H-70M-92 40H-70M-92 60H-70', tyre.light, 4)) +
    rect(-62, -78, 124, 20, body.fill, 'rx="6"') +
    line('M-44-60V-30M44-60V-30', tyre.mid, 9) +
    path('M-66 34L-34-22Q0-42 34-22L66 34L52 74H-52Z', body.fill) +
    path('M0-34Q20-34 34-22L66 34L52 74H0Z', body.dark, 'opacity=".4"') +
    path('M-24-2Q0-18 24-2L18 22H-18Z', tyre.dark) +
    circle(0, -8, 17, of('sky').fill) +
    rect(-84, 66, 168, 18, gold.fill, 'rx="8"') +
    line('M-44 44h0M44 44h0', of('ivory').light, 18)
  )
}

/** A great beast of the field as a banner shows it. */
export const standard: Emblem = (of) => {
  const [cloth, gold] = [of('sapphire'), of('gold')]
  return (
    line('M-58-96V98', of('wood').mid, 11) +
    circle(-58, -96, 11, gold.fill) +
    path('M-52-84C-10-104 20-60 90-78L66-34L92 14C26 30-6-10-52 8Z', cloth.fill) +
    path('M-52-84C-10-104 20-60 90-78L84-66C20-48-8-90-52-70Z', cloth.light, 'opacity=".5"') +
    group(
      moved(12, -32, 0.42),
      path('M-70 40L-50-50L-18-6L0-66L18-6L50-50L70 40Z', gold.fill) + line('M-66 62H66', gold.mid, 18),
    )
  )
}
