import { svg } from '../pen'
import { circle, ellipse, group, line, path, starPath } from '../shapes'
import type { Mark } from './mark'

const around = (count: number, body: (i: number) => string, start = 0) =>
  Array.from({ length: count }, (_, i) => group(svg`transform="rotate(${start + (i * 360) / count})"`, body(i))).join(
    '',
  )

export const petals: Mark = (ink, random) => {
  const count = random.int(2, 4) * 2
  const wide = random.range(9, 13)
  return (
    around(count, (i) => ellipse(0, -23, wide, 17, i % 2 === 0 ? ink.main : ink.second, 'opacity=".9"')) +
    circle(0, 0, 7, ink.paper)
  )
}

export const orbit: Mark = (ink, random) => {
  const tilt = random.int(-40, 40)
  return (
    group(
      `transform="rotate(${tilt})"`,
      line('M-38 6A38 15 0 0 0 38 6', ink.second, 6) +
        circle(0, 0, 25, ink.main) +
        path('M0-25A25 25 0 0 1 0 25A34 34 0 0 0 0-25Z', ink.deep) +
        line('M-38 6A38 15 0 0 1-24-6M38 6A38 15 0 0 0 24-6', ink.second, 6) +
        line('M-37 8A38 15 0 0 0 37 8', ink.second, 6),
    ) + circle(26, -28, 6, ink.second)
  )
}

export const target: Mark = (ink, random) => {
  const open = random.int(20, 90)
  return (
    group(
      `transform="rotate(${random.int(0, 3) * 90 + 45})"`,
      line('M0-34A34 34 0 1 1-24-24', ink.main, 11) +
        circle(
          0,
          0,
          19,
          'none',
          `stroke="${ink.second}" stroke-width="9" pathLength="360" stroke-dasharray="${360 - open} ${open}"`,
        ),
    ) + circle(0, 0, 7, ink.main)
  )
}

export const sun: Mark = (ink, random) => {
  const count = random.int(8, 14)
  return (
    path(starPath(count, 40, random.int(26, 31)), ink.main) +
    circle(0, 0, 21, ink.paper) +
    circle(0, 0, 16, ink.second) +
    path('M-16 0A16 16 0 0 0 16 0Z', ink.deep)
  )
}

export const rings: Mark = (ink, random) => {
  const three = random.chance(0.5)
  const ring = (x: number, y: number, colour: string) => circle(x, y, 18, 'none', `stroke="${colour}" stroke-width="8"`)
  return three
    ? ring(0, -15, ink.main) +
        ring(-16, 12, ink.second) +
        ring(16, 12, ink.deep) +
        line('M12-2A18 18 0 0 1-13-2', ink.main, 8)
    : ring(-15, 0, ink.main) + ring(15, 0, ink.second) + line('M-15-18A18 18 0 0 1 2-4', ink.main, 8)
}

export const waves: Mark = (ink, random) => {
  const rise = random.int(8, 13)
  const wave = (y: number) => `M-40 ${y}q10-${rise} 20 0t20 0t20 0t20 0V60H-40Z`
  return (
    '<clipPath id="w"><circle r="38"/></clipPath>' +
    group(
      'clip-path="url(#w)"',
      circle(0, 0, 38, ink.light) +
        circle(11, -14, 10, ink.paper) +
        path(wave(0), ink.second) +
        path(wave(12), ink.main, 'transform="translate(-8)"') +
        path(wave(25), ink.deep),
    )
  )
}

export const sunrise: Mark = (ink) =>
  path('M-36 6A36 36 0 0 1 36 6Z', ink.main) +
  path('M-20 6A20 20 0 0 1 20 6Z', ink.second) +
  line('M-36 16H36M-26 26H26M-14 36H14', ink.main, 6)

export const pinwheel: Mark = (ink, random) => {
  const count = random.pick([3, 4, 5, 6] as const)
  return (
    around(
      count,
      (i) =>
        path('M0 0C-4-22 12-40 32-34C32-16 18-4 0 0Z', i % 2 === 0 || count % 2 === 1 ? ink.main : ink.second) +
        path('M0 0C6-14 18-28 32-34C32-16 18-4 0 0Z', ink.deep, 'opacity=".45"'),
    ) + circle(0, 0, 6, ink.paper)
  )
}

export const spiral: Mark = (ink, random) =>
  group(
    `transform="rotate(${random.int(0, 7) * 45})"`,
    line('M0 0A8 8 0 0 1 16 0A16 16 0 0 1-16 0A24 24 0 0 1 32 0A32 32 0 0 1-14 29', ink.main, 9),
  ) + circle(0, 0, 7, ink.second)

export const moonlet: Mark = (ink, random) =>
  group(
    `transform="rotate(${random.int(-40, 40)})"`,
    path('M14-36A38 38 0 1 0 36 14A31 31 0 0 1 14-36Z', ink.main) +
      path(starPath(random.pick([4, 5, 6] as const), 15, 6, 17, -12), ink.second),
  )
