import { circle, ellipse, line, path, rect } from '../shapes'
import type { Emblem } from './emblem'

/** On its perch, looking to the right. */
export const falcon: Emblem = (of) => {
  const [plume, pale, gold] = [of('wood'), of('ivory'), of('gold')]
  return (
    rect(-4, 66, 22, 32, plume.dark) +
    path('M-42 60H58Q64 60 60 68L48 80H-32L-46 68Q-48 60-42 60Z', gold.fill) +
    path('M-40 70H56L48 80H-32Z', gold.dark, 'opacity=".5"') +
    path(
      'M4-94C32-98 54-84 55-62C64-34 62 4 42 36C32 52 14 60-4 58L-50 98L-70 92C-68 50-62 4-46-28C-36-52-28-90 4-94Z',
      plume.mid,
    ) +
    path('M20-58C36-42 52-46 55-56C62-32 60 6 42 36C34 48 22 56 8 58C-2 30 4-20 20-58Z', pale.fill) +
    line('M26-20q7 6 14 0M18 0q8 7 16 0M34 4q7 5 13-1M16 20q8 7 16 0M32 24q6 4 11-2M14 40q7 5 13 0', plume.mid, 5) +
    path('M-40-36C-10-46 12-22 10 8C6 38-18 64-56 96C-70 56-64 4-40-36Z', plume.dark) +
    line(
      'M-34-18C-14-24-2-10-4 10M-42 4C-22-4-8 10-12 30M-48 28C-32 20-20 30-24 48M-52 52C-42 48-36 54-38 64',
      gold.mid,
      4.5,
    ) +
    path('M26-62C24-46 28-36 38-30C44-40 42-52 40-60Z', plume.dark) +
    path('M50-76C66-80 78-66 70-46C66-54 60-57 52-57Z', gold.mid) +
    path('M70-46C74-56 72-66 66-70L60-62Z', plume.dark) +
    circle(36, -72, 10, gold.light) +
    circle(37, -72, 6, of('ink').dark) +
    line('M12-86C20-92 36-92 44-86', plume.light, 5) +
    line('M6 58V68M20 58V68M34 54V66', gold.light, 8)
  )
}

/** A coffee pot for guests. */
export const dallah: Emblem = (of) => {
  const [gold, red] = [of('gold'), of('ruby')]
  return (
    line('M22-22C74-46 92 2 62 32Q52 44 46 52', gold.dark, 14) +
    line('M24-24C70-42 84 2 58 30', gold.light, 5) +
    path('M-20-26C-50-28-66-44-98-48C-86-22-62 8-26 8Z', gold.dark) +
    path('M-20-26C-50-28-66-44-98-48C-82-32-60-12-24-8Z', gold.light) +
    path(
      'M-44 92H44Q50 82 42 74C62 50 54 20 26 4C20-6 20-14 26-26H-26C-20-14-20-6-26 4C-54 20-62 50-42 74Q-50 82-44 92Z',
      gold.fill,
    ) +
    path('M14-26H26C20-14 20-6 26 4C54 20 62 50 42 74Q50 82 44 92H20C40 60 30 24 10 6Z', gold.dark, 'opacity=".4"') +
    path('M-34-28H34L26-40H-26Z', red.mid) +
    path('M-26-40C-22-60-8-66 0-76C8-66 22-60 26-40Z', gold.fill) +
    circle(0, -80, 8, red.mid) +
    line('M0-86V-98', gold.mid, 6) +
    line('M-42 74Q0 86 42 74M-26 4Q0 12 26 4', red.mid, 6) +
    path('M0 22L16 42L0 62L-16 42Z', red.mid, `stroke="${gold.light}" stroke-width="4"`) +
    ellipse(-36, 42, 5, 15, gold.light, 'transform="rotate(8 -36 42)"')
  )
}
