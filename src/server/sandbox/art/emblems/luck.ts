import { circle, ellipse, group, line, path, rect, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const seven: Emblem = (of) =>
  path(
    'M-68-84H76V-48C40-6 20 34 16 90H-40C-34 30-14-14 20-44H-34V-22H-68Z',
    of('ruby').dark,
    'transform="translate(7 8)"',
  ) +
  path(
    'M-68-84H76V-48C40-6 20 34 16 90H-40C-34 30-14-14 20-44H-34V-22H-68Z',
    of('ruby').fill,
    `stroke="${of('gold').mid}" stroke-width="9"`,
  ) +
  path('M-58-74H66V-58H-42V-36H-58Z', of('ivory').light, 'opacity=".5"')

export const clover: Emblem = (of) => {
  const leaf =
    path('M0 2C-14-14-52-30-44-60C-36-82-8-78 0-58C8-78 36-82 44-60C52-30 14-14 0 2Z', of('emerald').fill) +
    line('M0-8V-48', of('emerald').dark, 4, 'opacity=".6"')
  return (
    line('M2 6C10 40 22 70 46 94', of('emerald').dark, 12) +
    group('transform="translate(0 -10)"', of.turned(leaf, [45, 135, 225, 315])) +
    circle(0, -10, 8, of('lime').light)
  )
}

export const horseshoe: Emblem = (of) =>
  line('M-46 78C-104-10-74-80 0-80S104-10 46 78', of('gold').dark, 40) +
  line('M-46 78C-104-10-74-80 0-80S104-10 46 78', of('gold').fill, 31) +
  line(
    'M-58 62C-102-6-66-70 0-70S102-6 58 62',
    of('ink').dark,
    8,
    'stroke-linecap="butt" stroke-dasharray="8 23" opacity=".75"',
  ) +
  line('M-64 40C-94-22-62-88 0-89', of('ivory').light, 4, 'opacity=".8"') +
  of.twice(rect(24, 68, 46, 20, of('gold').mid, 'rx="5" transform="rotate(-32 46 78)"')) +
  path(starPath(5, 30, 13, 0, 10), of('ruby').fill)

export const star: Emblem = (of) => {
  const gold = of('gold')
  return (
    path(starPath(5, 96, 44), gold.fill, `stroke="${gold.mid}" stroke-width="14"`) +
    path(
      'M0-96L26-36L0 0ZM91-30L42 14L0 0ZM56 78L0 44V0ZM-56 78L-42 14L0 0ZM-91-30L-26-36L0 0Z',
      gold.dark,
      'opacity=".4"',
    ) +
    path('M0-92L0 0L-26-36ZM-88-28L-26-36L0 0Z', of('ivory').light, 'opacity=".35"')
  )
}

export const lantern: Emblem = (of) => {
  const red = of('ruby')
  const gold = of('gold')
  return (
    line('M0-98V-70M0 60V76', gold.mid, 5) +
    path('M-9 74H9L13 100H-13Z', red.dark) +
    line('M-6 78V98M0 78V100M6 78V98', gold.light, 2) +
    ellipse(0, -4, 84, 62, red.fill) +
    ellipse(0, -4, 54, 62, red.light, 'opacity=".55"') +
    ellipse(0, -4, 24, 62, gold.light, 'opacity=".6"') +
    line(
      'M-84-4C-84-80 84-80 84-4S-84 72-84-4M-52-4C-52-80 52-80 52-4S-52 72-52-4M-20-4C-20-80 20-80 20-4S-20 72-20-4',
      red.dark,
      2.5,
      'opacity=".6"',
    ) +
    path('M-36-74H36L42-58H-42ZM-42 50H42L36 66H-36Z', gold.fill)
  )
}

export const fan: Emblem = (of) => {
  const red = of('ruby')
  const rib = (fill: string) =>
    group('transform="translate(0 76)"', path('M-4 0L-13-160H13L4 0Z', fill) + line('M0-6V-160', of('gold').mid, 2))
  const about = (turns: readonly number[]) => turns.map((turn) => `transform="rotate(${turn} 0 76)"`)
  return (
    of.stamp(rib(red.mid), about([-70, -42, -14, 14, 42, 70])) +
    of.stamp(rib(red.fill), about([-56, -28, 0, 28, 56])) +
    line('M-92 10A112 112 0 0 1 92 10', of('gold').light, 7) +
    line('M-52 34A66 66 0 0 1 52 34', of('gold').mid, 4) +
    line('M-34-16h0M-14-32h0', of('ivory').light, 26) +
    circle(40, -14, 16, of('gold').light) +
    circle(0, 76, 8, of('gold').light)
  )
}

export const knot: Emblem = (of) =>
  line(
    'M0-50L38-12L0 26L-38-12ZM-20-32L18 6M20-32L-18 6M-38-12C-66-40-94-6-66 10S-38 8-18 6' +
      'M38-12C66-40 94-6 66 10S38 8 18 6M-20-32C-50-60-20-92 0-62C20-92 50-60 20-32M0 26V52',
    of('ruby').dark,
    15,
  ) +
  line(
    'M0-50L38-12L0 26L-38-12ZM-20-32L18 6M20-32L-18 6M-38-12C-66-40-94-6-66 10S-38 8-18 6' +
      'M38-12C66-40 94-6 66 10S38 8 18 6M-20-32C-50-60-20-92 0-62C20-92 50-60 20-32M0 26V52',
    of('ruby').light,
    8,
  ) +
  circle(0, 50, 12, of('gold').fill) +
  path('M-11 60H11L15 100H-15Z', of('ruby').fill) +
  line('M-6 64V98M0 64V100M6 64V98', of('gold').light, 2.5)
