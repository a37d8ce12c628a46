import { circle, ellipse, line, path, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const whale: Emblem = (of) => {
  const blue = of('sapphire')
  return (
    line('M-34-52C-34-76-50-84-62-78M-30-52C-30-78-12-88 0-78M-32-50V-86', of('sky').light, 8) +
    path(
      'M56 16C72 4 74-18 66-40C82-40 92-28 92-16C98-28 108-32 116-28C116-8 102 14 82 24Z',
      blue.fill,
      'transform="translate(-10)"',
    ) +
    path('M-98 18C-98-30-60-52-18-48C30-44 40 0 74 2C84 40 40 74-20 74C-70 74-98 54-98 18Z', blue.fill) +
    path('M-97 30C-60 44-6 40 24 70C8 74-8 75-20 74C-66 74-92 58-97 30Z', of('ivory').fill) +
    line('M-78 48Q-40 54-18 72M-88 38Q-40 40 4 70M-60 60Q-46 64-38 72', blue.dark, 3, 'opacity=".4"') +
    path('M-18 34C-4 48-2 72-18 90C-36 80-42 56-34 38Z', blue.dark) +
    circle(-66, 6, 8, of('ivory').light) +
    circle(-67, 7, 5, of('ink').dark) +
    line('M-92 24Q-74 32-58 22', blue.dark, 4) +
    line('M-78-18C-64-32-44-38-24-36', of('ivory').light, 6, 'opacity=".5"')
  )
}

export const swan: Emblem = (of) => {
  const white = of('ivory')
  return (
    path(
      'M-84 30C-60 20-96-20-78-62C-60-30-10-30 30-4C66 18 84 24 96 4C98 50 66 78 10 78C-44 78-78 62-84 30Z',
      white.fill,
      'transform="matrix(-1 0 0 1 0 0)"',
    ) +
    line('M-52 44C-100 20-6-20-30-62C-38-78-62-78-64-60', white.dark, 23) +
    line('M-52 44C-100 20-6-20-30-62C-38-78-62-78-64-60', white.light, 18) +
    path('M-72-66L-98-50L-66-48Z', of('coral').fill) +
    circle(-58, -64, 4, of('ink').dark) +
    path('M78-62C60-30 20-30-14-2C10 24 50 24 70-4C84-22 82-44 78-62Z', white.dark, 'opacity=".6"') +
    line('M66-34C50-14 26-10 6-2M62-10C50 4 34 8 18 8', white.light, 4) +
    line('M-92 84Q-60 72-30 84T30 84T92 82', of('sky').light, 7)
  )
}

export const bear: Emblem = (of) => {
  const fur = of('wood')
  return (
    of.twice(circle(58, -58, 25, fur.mid) + circle(58, -56, 13, fur.light)) +
    path('M0-80C56-80 86-44 88 4C90 56 50 88 0 88S-90 56-88 4C-86-44-56-80 0-80Z', fur.fill) +
    path('M0 4C34 4 50 26 48 48C46 72 24 84 0 84S-46 72-48 48C-50 26-34 4 0 4Z', fur.light) +
    path('M-20 16H20Q16 36 0 40Q-16 36-20 16Z', of('ink').dark) +
    line('M0 40V54M-20 60Q-4 66 0 54Q4 66 20 60', of('ink').dark, 5) +
    of.twice(
      circle(32, -12, 9, of('ink').dark) +
        circle(29, -15, 3, of('ivory').light) +
        line('M20-32Q34-40 46-30', fur.dark, 6),
    ) +
    line('M-50-48C-34-64-14-68 4-68', of('ivory').light, 6, 'opacity=".4"')
  )
}

export const elephant: Emblem = (of) => {
  const hide = of('steel')
  const gold = of('gold')
  return (
    of.twice(
      path('M36-50C70-80 104-56 98-8C94 34 66 46 46 26Z', hide.fill) +
        path('M50-36C72-50 86-34 82-6C78 18 66 24 54 14Z', of('rose').light, 'opacity=".8"') +
        path('M26 34C34 60 50 66 62 56C54 84 24 80 14 44Z', of('ivory').fill),
    ) +
    path(
      'M0-82C42-82 56-50 52-8C50 24 30 30 26 48C22 78 28 96 8 98' +
        'C-16 100-22 74-24 48C-28 30-50 24-52-8C-56-50-42-82 0-82Z',
      hide.fill,
    ) +
    line('M-20 50Q0 56 20 50M-19 64Q0 70 19 64M-16 78Q0 84 16 78', hide.dark, 4, 'opacity=".6"') +
    of.twice(circle(28, -6, 7, of('ink').dark) + circle(26, -8, 2, of('ivory').light)) +
    path('M-34-76Q0-54 34-76L16-26L0-8L-16-26Z', of('ruby').fill) +
    line('M-34-76L-16-26L0-8L16-26L34-76', gold.mid, 5) +
    circle(0, -44, 9, gold.light)
  )
}

export const cobra: Emblem = (of) => {
  const skin = of('emerald')
  return (
    path('M-90 78C-90 50 90 50 90 78C90 104-90 104-90 78Z', skin.dark) +
    path('M-66 58C-66 34 66 34 66 58C66 82-66 82-66 58Z', skin.fill) +
    path(
      'M-24 48C-20 30-34 16-52-2C-72-26-58-66-28-84C-12-94 12-94 28-84C58-66 72-26 52-2C34 16 20 30 24 48Z',
      skin.fill,
    ) +
    path('M-16 44C-12 20-16 4-22-14C-30-40-20-56 0-56S30-40 22-14C16 4 12 20 16 44Z', of('gold').light) +
    line('M-20-20H20M-20-4H20M-16 12H16M-14 28H14', of('gold').dark, 4, 'opacity=".6"') +
    path('M-28-84C-12-98 12-98 28-84C32-62 16-48 0-46C-16-48-32-62-28-84Z', skin.mid) +
    of.twice(
      path('M8-74L24-80L20-66Z', of('gold').light) +
        circle(18, -74, 2.5, of('ink').dark) +
        circle(44, -30, 8, of('gold').mid),
    ) +
    line('M0-48V-34M0-34L-6-26M0-34L6-26', of('ruby').mid, 4)
  )
}

export const scorpion: Emblem = (of) => {
  const shell = of('coral')
  return (
    line('M0 50C0 90 60 96 66 58C70 30 50 16 40 30', shell.dark, 17) +
    line('M0 50C0 88 56 92 62 58C66 34 50 22 42 32', shell.mid, 11, 'stroke-linecap="butt" stroke-dasharray="13 4"') +
    path('M46 38L26 34L34 16Z', of('ruby').mid) +
    of.twice(
      line('M16-8L56-20L70 0M18 10L56 10L68 32M16 26L44 40L50 60', shell.dark, 7) +
        line('M14-30C40-36 44-56 44-66', shell.mid, 13) +
        path('M44-58C24-74 36-96 54-100C50-88 54-82 58-80C62-86 66-92 66-98C82-80 72-58 52-56Z', shell.fill),
    ) +
    path('M0-46C24-46 30-26 26 2C22 34 12 56 0 58C-12 56-22 34-26 2C-30-26-24-46 0-46Z', shell.fill) +
    line('M-24-10Q0 0 24-10M-24 8Q0 18 24 8M-18 26Q0 36 18 26', shell.dark, 4) +
    of.twice(circle(9, -32, 4, of('ink').dark))
  )
}

export const rooster: Emblem = (of) => {
  const red = of('ruby')
  return (
    path('M-30-72C-36-96-14-104-8-88C-4-106 20-104 16-84C34-92 42-72 24-62L-18-54Z', red.fill) +
    path('M-34-40C-34-74 30-84 42-44C48-8 72 30 84 96H-64C-44 50-28 10-34-40Z', of('gold').fill) +
    path('M42-44C48-8 72 30 84 96H34C54 50 40 0 22-14Z', of('coral').mid) +
    path('M-24 96C-24 60 6 40 26 6C34 40 54 70 52 96Z', of('emerald').fill) +
    path('M2 96C6 74 20 60 30 40C38 60 44 78 44 96Z', of('sapphire').fill) +
    path('M-32-50L-74-34L-32-26Z', of('coral').fill) +
    path('M-34-26C-52-22-54 12-40 20C-26 14-20-12-24-26Z', red.fill) +
    circle(-8, -46, 11, of('ivory').light) +
    circle(-9, -46, 6, of('ink').dark) +
    line('M-14-10L-4 2M8-4L16 10M-16 20L-6 34', of('coral').dark, 5)
  )
}

export const camel: Emblem = (of) => {
  const hide = of('wood')
  return (
    path(
      'M-52 96L-58 40C-76 26-78-8-56-16C-50-18-46-16-40-18C-30-40-14-54 2-40C14-30 16-14 30-10' +
        'C46-4 44-34 44-56C44-78 66-86 78-78L98-64C98-52 88-48 72-50' +
        'C66-20 68 20 44 36L48 96H30L24 44H-28L-34 96Z',
      hide.fill,
    ) +
    path('M-34 96L-28 44H24L30 96H16L10 56H-14L-20 96Z', hide.dark) +
    path('M-46 0C-30-50 8-52 22-10L14 26H-42Z', of('ruby').fill) +
    line('M-42 20H16M-44 4H20', of('gold').mid, 6) +
    line('M-38 26v10M-20 26v10M-2 26v10M14 26v10', of('gold').light, 5) +
    circle(76, -66, 4, of('ink').dark) +
    line('M54-62L66-52M50-40L70-38', of('ruby').mid, 5) +
    line('M-70 4C-84 10-86 28-82 44', hide.mid, 7)
  )
}

export const bee: Emblem = (of) => {
  const gold = of('gold')
  return (
    of.twice(
      path('M12-20C40-84 100-80 96-44C92-14 50-4 14-6Z', of('sky').light, 'opacity=".85"') +
        path('M14-4C50 2 84 12 80 36C70 54 34 34 14 10Z', of('sky').light, 'opacity=".7"') +
        line('M8-66C14-88 26-94 36-92', of('ink').dark, 5) +
        circle(38, -92, 6, of('ink').dark),
    ) +
    path('M0-34C34-34 44 4 38 34C32 66 12 88 0 98C-12 88-32 66-38 34C-44 4-34-34 0-34Z', gold.fill) +
    path('M-40 2Q0 18 40 2L40 24Q0 40-40 24ZM-35 44Q0 58 35 44L28 62Q0 74-28 62Z', of('ink').dark) +
    circle(0, -50, 27, of('ink').mid) +
    of.twice(circle(11, -54, 8, of('ivory').light) + circle(10, -53, 4, of('ink').dark)) +
    line('M-10-40Q0-32 10-40', of('ivory').light, 4) +
    path(starPath(4, 9, 4, -20, 10), of('ivory').light, 'opacity=".6"') +
    ellipse(-16, -8, 7, 10, of('ivory').light, 'opacity=".5"')
  )
}
