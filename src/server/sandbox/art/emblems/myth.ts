import { circle, ellipse, group, line, path, starPath } from '../shapes'
import type { Emblem } from './emblem'

/** One thick stroke is the body; dashes over it are scales and spines. */
export const dragon: Emblem = (of) => {
  const skin = of('emerald')
  const gold = of('gold')
  const body = 'M-58 78C30 92 92 64 62 28C36 0-50 28-66-10C-78-44-30-52-6-50'
  return (
    of.stamp(`<path d="${body}"/>`, [
      `stroke="${gold.mid}" stroke-width="44" stroke-linecap="butt" stroke-dasharray="5 9"`,
      `stroke="${skin.dark}" stroke-width="34"`,
      `stroke="${skin.mid}" stroke-width="27"`,
      `stroke="${skin.light}" stroke-width="20" stroke-linecap="butt" stroke-dasharray="3 9" opacity=".5"`,
    ]) +
    path('M-60 84C-82 76-90 58-96 46C-82 54-72 54-62 64C-76 90-88 88-96 84Z', gold.fill) +
    line('M58 62L84 74L78 88M84 74L97 70M-50 8L-84 20L-92 10M-84 20L-86 34', gold.mid, 7) +
    path('M-24-64C-30-88-52-96-64-96C-54-84-54-70-46-58C-64-60-78-56-84-48C-64-46-52-36-34-32Z', gold.fill) +
    path(
      'M-36-48C-34-78 4-88 26-72C36-80 44-98 66-98C54-90 54-80 52-70' +
        'C74-66 92-58 96-48C98-36 82-34 70-36L74-24C56-20 34-24 20-22C0-18-30-22-36-48Z',
      skin.fill,
    ) +
    path('M20-40C44-34 62-38 84-40L68-32L74-24C56-20 34-24 20-22Z', of('ruby').mid) +
    path('M44-38l5 9 6-9zM60-38l5 8 6-8z', of('ivory').light) +
    path('M10-64Q24-70 34-58Q20-54 10-64Z', gold.light) +
    circle(24, -60, 4, of('ink').dark) +
    circle(82, -50, 4, skin.dark) +
    line('M88-42C104-30 92-14 78-8M60-24C58-10 70 0 62 8', gold.light, 4)
  )
}

export const feather: Emblem = (of) =>
  path('M-60 96C-58 20-30-70 62-98C88-40 40 40-40 68Z', of('coral').fill) +
  path('M62-98C88-40 40 40-40 68C0 20 40-30 62-98Z', of('ruby').mid) +
  path('M60-92C66-48 40-8 8 18C-8-16 20-70 60-92Z', of('gold').fill) +
  path('M54-76C56-48 40-22 18-4C8-26 26-60 54-76Z', of('sapphire').fill) +
  path('M48-60C48-44 38-28 26-18C20-32 32-50 48-60Z', of('jade').light) +
  line('M-66 100C-50 50 0-10 40-44', of('gold').light, 5) +
  line(
    'M-48 56L-66 40M-36 34L-56 12M-22 12L-42-14M-28 56L-6 54M-10 38L14 34M8 20L34 12',
    of('ruby').dark,
    3,
    'opacity=".6"',
  )

export const mask: Emblem = (of) => {
  const gold = of('gold')
  return (
    of.twice(
      path('M50-34C58-70 80-92 100-98C98-76 96-50 80-26Z', of('sapphire').fill) +
        path('M36-40C36-74 50-94 66-102C72-80 70-54 60-32Z', of('jade').fill),
    ) +
    path('M-16-42C-22-78-10-96 0-104C10-96 22-78 16-42Z', of('ruby').fill) +
    path(
      'M0-20C30-50 78-52 98-34C96 20 66 52 38 44C18 38 10 20 0 20S-18 38-38 44C-66 52-96 20-98-34C-78-52-30-50 0-20Z',
      of('amethyst').fill,
      `stroke="${gold.mid}" stroke-width="6"`,
    ) +
    of.twice(
      path('M20 4C34-20 60-22 74-10C68 12 40 22 20 4Z', of('ink').dark, `stroke="${gold.light}" stroke-width="4"`),
    ) +
    path('M0-34L12-14L0 8L-12-14Z', gold.fill) +
    line('M92 4C100 40 88 70 96 98', gold.mid, 5)
  )
}

export const pharaoh: Emblem = (of) => {
  const gold = of('gold')
  return (
    path(
      'M0-90C48-90 66-56 70-10C74 30 92 60 96 84H50L40 40H-40L-50 84H-96C-92 60-74 30-70-10C-66-56-48-90 0-90Z',
      of('sapphire').mid,
    ) +
    line('M-66-34H66M-70-8H70M-74 18H74M-82 44H82M-90 70H90', gold.mid, 10) +
    path('M-44-40C-40-64 40-64 44-40C50 10 30 60 0 66C-30 60-50 10-44-40Z', gold.fill) +
    path('M0-58C40-62 44-40 44-40C50 10 30 60 0 66Z', gold.dark, 'opacity=".3"') +
    path('M-12 62H12L8 98H-8Z', of('sapphire').fill) +
    of.twice(
      path('M10-14Q24-28 40-16L56-18L40-8Q24-2 10-14Z', of('ink').dark) + circle(25, -14, 4, of('ivory').light),
    ) +
    path('M-7 14H7L11 22H-11Z', gold.dark) +
    line('M-14 38Q0 46 14 38', of('ruby').dark, 5) +
    path('M-50-40C-40-66 40-66 50-40L44-34C30-52-30-52-44-34Z', gold.light) +
    path('M0-100C14-92 14-76 6-64H-6C-14-76-14-92 0-100Z', of('ruby').fill)
  )
}

export const eye: Emblem = (of) => {
  const gold = of('gold')
  return (
    path('M0-92L98 80H-98Z', gold.dark) +
    path('M0-82L88 74H-88Z', gold.fill) +
    line('M-60 26H60M-38-14H38M-76 52H76M-20 52V74M30 52V74M-44 26V52M48 26V52', gold.dark, 3, 'opacity=".6"') +
    path('M-62 20C-30-26 30-26 62 20C30 54-30 54-62 20Z', of('ivory').light, `stroke="${gold.dark}" stroke-width="6"`) +
    circle(0, 16, 25, of('sky').fill) +
    circle(0, 16, 12, of('ink').dark) +
    circle(-8, 8, 6, of('ivory').light) +
    line('M0-82L-88 74', gold.light, 4)
  )
}

export const scarab: Emblem = (of) => {
  const gold = of('gold')
  return (
    of.twice(
      path('M24-18C50-58 92-60 100-44C98-6 70 20 30 22Z', of('sky').fill) +
        line('M32-2C56-22 76-34 94-38M34 12C56 2 74-6 90-18', gold.light, 4) +
        line('M34 26C58 36 62 56 54 76M22-40C34-56 36-72 26-86', of('ink').mid, 9),
    ) +
    path('M0-40C34-40 46 0 44 30C42 66 20 88 0 92C-20 88-42 66-44 30C-46 0-34-40 0-40Z', of('sapphire').fill) +
    line('M0-10V88M-42 8Q0-20 42 8', gold.mid, 6) +
    path('M-26-38C-30-64 30-64 26-38Q0-24-26-38Z', of('sapphire').dark) +
    circle(0, -78, 21, gold.fill) +
    of.twice(circle(14, -46, 4, gold.light)) +
    line('M-30 8C-34 30-28 54-16 70', of('ivory').light, 5, 'opacity=".6"')
  )
}

export const skull: Emblem = (of) =>
  group('transform="rotate(45)"', line('M0-96V96', of('steel').mid, 13)) +
  group('transform="rotate(-45)"', line('M0-96V96', of('steel').mid, 13)) +
  path(
    'M0-76C46-76 66-40 60-6C58 10 48 16 44 22V50C30 60-30 60-44 50V22C-48 16-58 10-60-6C-66-40-46-76 0-76Z',
    of('ivory').fill,
  ) +
  of.twice(ellipse(25, -4, 17, 19, of('ink').dark) + circle(25, 0, 6, of('ruby').mid)) +
  path('M0 14L9 30H-9Z', of('ink').dark) +
  line('M-22 38V54M0 38V56M22 38V54', of('ivory').dark, 5) +
  path('M-66-34C-60-76 60-76 66-34C40-50-40-50-66-34Z', of('ruby').fill) +
  path('M58-40C76-50 92-46 98-36C88-30 92-20 86-12C72-18 62-26 56-36Z', of('ruby').mid) +
  circle(-30, -54, 6, of('ivory').light) +
  circle(0, -60, 6, of('ivory').light) +
  circle(30, -54, 6, of('ivory').light)

export const genie: Emblem = (of) => {
  const gold = of('gold')
  return (
    path(
      'M-40 8C-90-20-50-60-10-60C20-62 10-96-20-92C30-110 64-70 30-46C0-30-40-30-14 4Z',
      of('sky').fill,
      'opacity=".9"',
    ) +
    line('M58 34C104 20 100 74 52 66', gold.dark, 12) +
    line('M58 34C100 22 96 70 52 64', gold.light, 5) +
    path('M-100 8C-80 6-66 22-50 26C-30 12 30 12 52 26C74 40 56 72 22 74H-14C-50 72-58 40-100 8Z', gold.fill) +
    path('M66 36C66 60 48 73 22 74H-14C-34 73-46 62-56 50C-20 66 40 64 66 36Z', gold.dark, 'opacity=".5"') +
    path('M-26 74H34L46 92H-38Z', gold.fill) +
    path('M-20 18C-14 4 22 4 28 18Z', gold.dark) +
    circle(4, 2, 9, gold.light) +
    path('M4 30L16 44L4 58L-8 44Z', of('ruby').fill) +
    path(starPath(4, 16, 5, 62, -64), gold.light) +
    path(starPath(4, 10, 3, -66, -72), gold.light)
  )
}

export const trident: Emblem = (of) => {
  const gold = of('gold')
  const shape =
    'M0-98L14-66H8V-8C34-12 44-30 42-56H34L52-84L68-54H60C64-16 40 8 10 12V92L0 100' +
    'L-10 92V12C-40 8-64-16-60-54H-68L-52-84L-34-56H-42C-44-30-34-12-8-8V-66H-14Z'
  return (
    line('M-70 40C-30 10 30 70 72 36', of('sky').light, 14) +
    path(shape, gold.fill, `stroke="${gold.dark}" stroke-width="4"`) +
    path('M0-98L14-66H8V100L0 100Z', gold.dark, 'opacity=".35"') +
    circle(0, 6, 14, of('sky').fill) +
    line('M-88 62C-44 30 20 92 90 54', of('sapphire').mid, 14) +
    line('M-86 60C-44 30 20 90 88 52', of('sky').light, 4)
  )
}
