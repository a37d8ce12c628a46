import { circle, ellipse, group, line, path, rect, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const gift: Emblem = (of) => {
  const red = of('ruby')
  const gold = of('gold')
  const bow =
    path('M0-44C-20-92-76-98-74-66C-72-44-30-38 0-44Z', gold.fill) +
    path('M-8-50C-26-74-56-82-56-66C-54-54-28-48-8-50Z', gold.dark)
  return (
    rect(-66, -10, 132, 98, red.fill, 'rx="6"') +
    path('M10-10H66V82A6 6 0 0 1 60 88H10Z', red.dark, 'opacity=".4"') +
    rect(-78, -44, 156, 38, red.mid, 'rx="7"') +
    path('M-78-12Q0-4 78-12V-6H-78Z', red.dark, 'opacity=".5"') +
    path('M-17-44H17V88H-17Z', gold.fill) +
    path('M-17-44H17V-6H-17Z', gold.light, 'opacity=".6"') +
    of.twice(bow) +
    rect(-15, -58, 30, 24, gold.light, 'rx="9"') +
    line('M-66-34H-30', of('ivory').light, 5, 'opacity=".7"')
  )
}

export const fortune: Emblem = (of) => {
  const gold = of('gold')
  const wedge = (fill: string) => path('M0 0L-30-72A78 78 0 0 1 30-72Z', fill)
  return (
    path('M-44 98L-22 60H22L44 98Z', of('wood').fill) +
    circle(0, 0, 92, gold.fill) +
    circle(0, 0, 80, of('ink').dark) +
    of.stamp(wedge(of('ruby').mid), ['', 'transform="rotate(180)"']) +
    of.stamp(wedge(of('sapphire').mid), ['transform="rotate(45)"', 'transform="rotate(225)"']) +
    of.stamp(wedge(of('ivory').mid), ['transform="rotate(90)"', 'transform="rotate(270)"']) +
    of.stamp(wedge(of('emerald').mid), ['transform="rotate(135)"', 'transform="rotate(315)"']) +
    circle(0, 0, 86, 'none', `stroke="${of('ivory').light}" stroke-width="8" stroke-dasharray="0 27"`) +
    circle(0, 0, 25, gold.fill) +
    path(starPath(5, 16, 7), gold.dark) +
    path('M-16-104H16L0-66Z', of('ruby').mid, `stroke="${gold.light}" stroke-width="5"`) +
    line('M-58-44A74 74 0 0 1-14-70', of('ivory').light, 5, 'opacity=".6"')
  )
}

export const ticket: Emblem = (of) => {
  const shape = 'M-92-46H92V-16A17 17 0 0 0 92 18V48H-92V18A17 17 0 0 0-92-16Z'
  const gold = of('gold')
  return group(
    'transform="rotate(-16)"',
    path(shape, of('ruby').mid, 'transform="rotate(14) translate(4 4)"') +
      path(shape, gold.fill, `stroke="${gold.dark}" stroke-width="3"`) +
      line('M40-44V46', gold.dark, 4, 'stroke-dasharray="2 10"') +
      line('M-78-33H24M-78 35H24', gold.dark, 3, 'opacity=".6"') +
      path(starPath(5, 27, 12, -28, 0), of('ruby').fill) +
      path(starPath(5, 11, 5, -70, 2) + starPath(5, 11, 5, 14, 2), of('ruby').mid) +
      line('M60-22V24M72-22V24', gold.dark, 5),
  )
}

export const medal: Emblem = (of) => {
  const gold = of('gold')
  return (
    of.twice(path('M-8-10L-46-98H-8L14-40Z', of('sapphire').fill) + line('M-27-98L-2-40', of('ivory').light, 7)) +
    path(starPath(16, 66, 58, 0, 32), gold.dark) +
    circle(0, 32, 55, gold.fill) +
    circle(0, 32, 42, 'none', `stroke="${gold.dark}" stroke-width="4"`) +
    path(starPath(5, 32, 14, 0, 32), of('ivory').light) +
    path('M0 0L8 21L0 32ZM30 22L14 37L0 32ZM19 58L0 46V32Z', gold.dark, 'opacity=".3"') +
    line('M-44 18A48 48 0 0 1-8-15', of('ivory').light, 5, 'opacity=".8"')
  )
}

export const calendar: Emblem = (of) => {
  const white = of('ivory')
  return (
    rect(-78, -70, 156, 158, of('ink').mid, 'rx="16" opacity=".35" transform="translate(6 8)"') +
    rect(-78, -70, 156, 158, white.fill, 'rx="16"') +
    path('M-78-28V-54A16 16 0 0 1-62-70H62A16 16 0 0 1 78-54V-28Z', of('ruby').fill) +
    line('M-42-88V-54M42-88V-54', of('steel').mid, 11) +
    line('M-50 2H50M-50 32H50M-50 62H20', white.dark, 20, 'stroke-dasharray="0 33"') +
    line('M-50 2h0M-17 2h0M16 2h0M-50 32h0', of('emerald').mid, 22) +
    circle(-17, 32, 24, of('gold').fill) +
    path(starPath(5, 15, 7, -17, 32), of('gold').dark)
  )
}

export const megaphone: Emblem = (of) =>
  group(
    'transform="rotate(-16)"',
    line('M-24 36L-10 86', of('ink').mid, 22) +
      path('M-84-22H-34V40H-84A14 14 0 0 1-94 30V-12A14 14 0 0 1-84-22Z', of('ivory').fill) +
      path('M-34-24C6-30 40-52 62-86V104C40 70 6 48-34 42Z', of('ruby').fill) +
      path('M-34 12C6 18 44 34 62 60V104C40 70 6 48-34 42Z', of('ruby').dark, 'opacity=".5"') +
      ellipse(62, 9, 19, 95, of('ruby').dark) +
      ellipse(64, 9, 11, 70, of('gold').fill) +
      path('M-40-25H-26V43H-40Z', of('gold').mid),
  ) + line('M84-64L98-78M92-28H104', of('gold').light, 8)
