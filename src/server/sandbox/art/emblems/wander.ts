import { circle, ellipse, group, line, path, rect, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const rocket: Emblem = (of) =>
  group(
    'transform="rotate(36)"',
    path('M-20 60C-26 84-8 92 0 104C8 92 26 84 20 60Z', of('gold').fill) +
      path('M-11 60C-12 76-4 80 0 90C4 80 12 76 11 60Z', of('ivory').light) +
      of.twice(path('M26 12C52 28 56 56 50 76L24 54Z', of('ruby').fill)) +
      path('M0-104C38-74 44-14 26 58H-26C-44-14-38-74 0-104Z', of('ivory').fill) +
      path('M0-104C38-74 44-14 26 58H4C24-10 22-70 0-104Z', of('steel').mid, 'opacity=".5"') +
      path('M0-104C16-92 26-76 31-58H-31C-26-76-16-92 0-104Z', of('ruby').fill) +
      circle(0, -24, 19, of('gold').mid) +
      circle(0, -24, 13, of('sapphire').fill) +
      ellipse(-4, -29, 5, 3, of('ivory').light) +
      path('M-5 20H5V70L0 78L-5 70Z', of('ruby').dark) +
      line('M-25 46H25', of('ruby').mid, 5),
  )

export const moon: Emblem = (of) => {
  const gold = of('gold')
  return (
    path('M24-92A92 92 0 1 0 84 46A74 74 0 0 1 24-92Z', gold.fill) +
    path('M24-92A92 92 0 0 0-60 66A100 100 0 0 1 24-92Z', of('ivory').light, 'opacity=".6"') +
    circle(-50, 12, 8, gold.dark, 'opacity=".3"') +
    circle(-28, 46, 12, gold.dark, 'opacity=".3"') +
    circle(-38, -30, 6, gold.dark, 'opacity=".3"') +
    path(starPath(4, 32, 9, 46, -18), of('ivory').light) +
    path(starPath(4, 18, 5, 82, -58), of('ivory').light) +
    path(starPath(4, 14, 4, 20, 22), of('ivory').light) +
    path('M-20 88C-26 70 0 62 10 72C16 54 46 56 50 72C66 66 86 76 78 90Z', of('sky').light)
  )
}

export const planet: Emblem = (of) =>
  group(
    'transform="rotate(-20)"',
    line('M-60-8C-150 30 150 30 60-8', of('gold').mid, 12) +
      circle(0, 0, 64, of('amethyst').fill) +
      path(
        'M-62-16C-20 4 30-14 60-24L54-36C20-24-30-16-58-28ZM-62 14C-20 34 40 24 63 10L58 26C30 42-30 44-56 30Z',
        of('rose').light,
        'opacity=".6"',
      ) +
      path('M22-60A64 64 0 0 1-26 58A80 80 0 0 0 22-60Z', of('amethyst').dark, 'opacity=".55"') +
      line('M-84 4C-100 34 100 34 84 4', of('gold').light, 7) +
      line('M-96 8C-110 50 110 50 96 8', of('coral').mid, 5),
  ) +
  path(starPath(4, 20, 6, -74, -66), of('ivory').light) +
  circle(72, -64, 13, of('sky').fill)

export const compass: Emblem = (of) => {
  const gold = of('gold')
  return (
    circle(0, 6, 84, gold.dark) +
    circle(0, 4, 82, gold.fill) +
    circle(0, 4, 66, of('ink').mid) +
    circle(0, 4, 60, of('ivory').fill) +
    rect(-11, -100, 22, 22, gold.mid, 'rx="5"') +
    line('M0-50V-40M0 58V48M-54 4H-44M54 4H44', of('ink').mid, 5) +
    path(starPath(8, 44, 12, 0, 4), of('sky').mid, 'opacity=".5"') +
    group(
      'transform="rotate(34 0 4)"',
      path('M0-46L12 4H-12Z', of('ruby').fill) + path('M0 54L12 4H-12Z', of('sapphire').fill),
    ) +
    circle(0, 4, 7, gold.light) +
    line('M-62-34A73 73 0 0 1 0-70', of('ivory').light, 5)
  )
}

export const wheel: Emblem = (of) => {
  const wood = of('wood')
  const spokes = of.turned(
    rect(-7, -98, 14, 196, wood.mid, 'rx="7"') + rect(-7, -98, 5, 196, wood.light, 'rx="3" opacity=".6"'),
    [0, 45, 90, 135],
  )
  return (
    spokes +
    line('M0-60A60 60 0 1 1-.1-60', wood.dark, 25) +
    line('M0-60A60 60 0 1 1-.1-60', wood.fill, 18) +
    line('M0-60A60 60 0 1 1-.1-60', of('gold').mid, 3) +
    circle(0, 0, 24, of('gold').fill) +
    path(starPath(8, 20, 9), of('gold').dark) +
    circle(0, 0, 6, of('gold').light)
  )
}

export const hourglass: Emblem = (of) => {
  const gold = of('gold')
  return (
    path(
      'M-50-74H50C50-34 14-16 10 0C14 16 50 34 50 74H-50C-50 34-14 16-10 0C-14-16-50-34-50-74Z',
      of('sky').light,
      'opacity=".75"',
    ) +
    path(
      'M-42-46H42C34-26 8-14 4 0V44C24 48 40 58 44 72H-44C-40 58-24 48-4 44V0C-8-14-34-26-42-46Z',
      of('coral').fill,
    ) +
    line('M-38-66C-34-36-16-22-10-8M-12 14C-26 28-36 40-40 60', of('ivory').light, 5) +
    path('M-66-96H66L60-74H-60ZM-66 96H66L60 74H-60Z', gold.fill) +
    of.twice(line('M58-76V76', gold.dark, 11) + line('M57-76V76', gold.mid, 6)) +
    line('M-62-92H62M-58 78H58', gold.light, 3)
  )
}

export const potion: Emblem = (of) =>
  rect(-17, -98, 34, 24, of('wood').fill, 'rx="6"') +
  path(
    'M-22-76H22V-34C60-20 82 12 78 44C74 76 44 92 0 92S-74 76-78 44C-82 12-60-20-22-34Z',
    of('sky').light,
    'opacity=".65"',
  ) +
  path('M-72 24C-40 10-10 36 20 24S60 18 72 24C80 66 44 84 0 84S-80 66-72 24Z', of('lime').fill) +
  circle(-30, 50, 9, of('ivory').light, 'opacity=".7"') +
  circle(24, 44, 12, of('ivory').light, 'opacity=".6"') +
  circle(4, 66, 6, of('ivory').light, 'opacity=".7"') +
  circle(-4, 8, 7, of('lime').light) +
  circle(12, -14, 5, of('lime').light) +
  rect(-27, -80, 54, 12, of('gold').fill, 'rx="5"') +
  line('M-62 40C-64 12-48-6-24-16', of('ivory').light, 8, 'opacity=".9"') +
  path(starPath(5, 20, 9, 0, 56), of('gold').light, 'opacity=".9"')

export const flame: Emblem = (of) =>
  path(
    'M8-100C20-60 76-40 74 24C72 72 38 96 0 96S-74 70-72 22C-70-10-46-22-42-56C-28-48-22-36-20-22C0-40 10-66 8-100Z',
    of('ruby').fill,
  ) +
  path(
    'M6-46C14-20 50-6 48 38C46 72 24 90 0 90S-48 72-46 38C-44 18-30 10-26-12C-16-6-10 2-10 14C2 0 8-20 6-46Z',
    of('coral').fill,
  ) +
  path(
    'M2 14C8 28 28 36 26 58C24 78 12 88 0 88S-26 78-24 56C-22 42-14 38-12 24C-4 30-4 38-2 42Q4 30 2 14Z',
    of('gold').light,
  )

export const bolt: Emblem = (of) =>
  path('M22-100L-66 18H-12L-34 100L70-28H10Z', of('gold').dark, 'transform="translate(6 6)"') +
  path('M22-100L-66 18H-12L-34 100L70-28H10Z', of('gold').fill, `stroke="${of('gold').light}" stroke-width="5"`) +
  path('M22-100L-66 18H-38L-4-36Z', of('ivory').light, 'opacity=".6"')

export const cactus: Emblem = (of) => {
  const green = of('emerald')
  return (
    line('M0 70V-60M-58-30V-6C-58 18-30 20 0 20M58-46V-14C58 4 34 4 0 4', green.dark, 40) +
    line('M0 70V-60M-58-30V-6C-58 18-30 20 0 20M58-46V-14C58 4 34 4 0 4', green.mid, 31) +
    line('M-8 70V-60M-66-30V-4M50-46V-14', green.light, 5, 'stroke-dasharray="9 11"') +
    line('M8 70V-60', green.dark, 4, 'stroke-linecap="butt" stroke-dasharray="6 12"') +
    path(starPath(6, 24, 11, 0, -84), of('rose').fill) +
    circle(0, -84, 7, of('gold').light) +
    path(starPath(6, 14, 6, 60, -70), of('rose').mid) +
    path('M-46 62H46L36 98H-36Z', of('coral').fill) +
    rect(-52, 54, 104, 16, of('coral').mid, 'rx="5"')
  )
}
