import { svg } from '../pen'
import { circle, group, line, path, rect, starPath } from '../shapes'
import type { Mark } from './mark'

/** Four quarter tiles, each a quarter disc, a leaf or a ring turned its own way. */
export const tiles: Mark = (ink, random) => {
  const kinds = [
    'M-17-17H17A34 34 0 0 1-17 17Z',
    'M-17-17A34 34 0 0 1 17 17A34 34 0 0 1-17-17Z',
    'M-17-17H17L-17 17Z',
    'M-17 0A17 17 0 1 1 17 0A17 17 0 1 1-17 0Z',
  ] as const
  const tones = [ink.main, ink.second, ink.deep, ink.main] as const
  return [
    [-18, -18],
    [18, -18],
    [18, 18],
    [-18, 18],
  ]
    .map(([x = 0, y = 0], i) =>
      path(
        random.pick(kinds),
        tones[i] ?? ink.main,
        `transform="translate(${x} ${y}) rotate(${random.int(0, 3) * 90})"`,
      ),
    )
    .join('')
}

export const cube: Mark = (ink, random) => {
  const hole = random.chance(0.5)
    ? path('M0-8L17 2L0 12L-17 2Z', ink.paper, 'transform="translate(0 -22)"')
    : line('M-26-4L-8 6M-26 10L-8 20', ink.paper, 5)
  return (
    path('M0-40L35-20L0 0L-35-20Z', ink.light) +
    path('M-35-20L0 0V40L-35 20Z', ink.main) +
    path('M35-20L0 0V40L35 20Z', ink.deep) +
    hole
  )
}

export const chevrons: Mark = (ink, random) => {
  const turn = random.pick([0, 90, 180, 270, 45] as const)
  return group(
    `transform="rotate(${turn})"`,
    line('M-26-8L0-32L26-8', ink.second, 11) +
      line('M-26 12L0-12L26 12', ink.main, 11) +
      line('M-26 32L0 8L26 32', ink.deep, 11),
  )
}

export const facets: Mark = (ink) =>
  path('M0-40L34-14V14L0 40L-34 14V-14Z', ink.main) +
  path('M0-40L34-14L0 0L-34-14Z', ink.light) +
  path('M34-14V14L0 40V0Z', ink.deep) +
  path('M-14-6L0-20L14-6L0 12Z', ink.paper)

export const shield: Mark = (ink, random) => {
  const device = random.pick([
    starPath(5, 17, 7, 0, -4),
    'M4-26L-14 2H-2L-6 22L14-8H2Z',
    'M0-22L16-4L0 16L-16-4Z',
  ] as const)
  return (
    path('M0-40C12-32 24-30 34-30C36 4 24 28 0 40C-24 28-36 4-34-30C-24-30-12-32 0-40Z', ink.main) +
    path('M0-40C12-32 24-30 34-30C36 4 24 28 0 40Z', ink.deep) +
    path(device, ink.paper)
  )
}

export const crown: Mark = (ink) =>
  path('M-36 18L-38-20L-18-2L0-32L18-2L38-20L36 18Z', ink.main) +
  path('M0-32L18-2L38-20L36 18H0Z', ink.deep) +
  rect(-36, 24, 72, 10, ink.second, 'rx="4"') +
  circle(-38, -24, 5, ink.second) +
  circle(38, -24, 5, ink.second) +
  circle(0, -36, 5, ink.second)

export const peaks: Mark = (ink) =>
  path('M-40 30L-14-20L12 30Z', ink.second) +
  path('M-18 30L12-32L40 30Z', ink.main) +
  path('M12-32L40 30H12Z', ink.deep) +
  path('M12-32L22-11L12-16L3-11Z', ink.paper)

export const bars: Mark = (ink, random) =>
  [-30, -10, 10, 30]
    .map((x, i) => {
      const half = random.int(10, 34)
      return line(`M${x} ${-half}V${half}`, i % 2 === 0 ? ink.main : ink.second, 12)
    })
    .join('')

export const overlap: Mark = (ink, random) => {
  const round = random.pick([4, 12, 26] as const)
  return (
    rect(-26, -26, 52, 52, ink.main, `rx="${round}"`) +
    rect(-26, -26, 52, 52, ink.second, `rx="${round}" transform="rotate(45)" opacity=".75"`) +
    circle(0, 0, 11, ink.paper)
  )
}

export const links: Mark = (ink) =>
  line('M-6 14H-20A14 14 0 0 1-20-14H-4', ink.main, 10) +
  line('M6-14H20A14 14 0 0 1 20 14H4', ink.second, 10) +
  line('M-14 0H14', ink.deep, 10)

export const leaves: Mark = (ink, random) =>
  group(
    `transform="rotate(${random.pick([0, 0, 30, -30] as const)})"`,
    path('M0 38C-34 26-40-6-26-34C0-24 8 6 0 38Z', ink.main) +
      path('M0 38C-4 10 6-16 30-26C40 0 30 30 0 38Z', ink.second) +
      line('M-18-18C-8 0-2 18 0 36', ink.deep, 3),
  )

export const pixels: Mark = (ink, random) => {
  const cells = [-24, 0, 24].flatMap((y) => [-24, 0].map((x) => [x, y] as const))
  const tones = [ink.main, ink.main, ink.second, ink.deep] as const
  return cells
    .filter(([x, y]) => (x === 0 && y === 0) || random.chance(0.72))
    .map(([x, y]) => {
      const tone = random.pick(tones)
      const cell = (at: number) => rect(at - 10, y - 10, 20, 20, tone, 'rx="4"')
      return x === 0 ? cell(0) : cell(x) + cell(-x)
    })
    .join('')
}

export const bolt: Mark = (ink, random) =>
  path('M-20-34H20L38 0L20 34H-20L-38 0Z', ink.main) +
  path('M0-34H20L38 0L20 34H0Z', ink.deep) +
  path('M6-26L-18 4H-3L-7 26L18-6H3Z', random.chance(0.5) ? ink.paper : ink.light)

export const lens: Mark = (ink) =>
  path('M-40 0Q0-44 40 0Q0 44-40 0Z', ink.main) +
  path('M-40 0Q0 44 40 0Q0 18-40 0Z', ink.deep) +
  circle(0, 0, 15, ink.paper) +
  circle(0, 0, 9, ink.second)

export const ribbon: Mark = (ink, random) =>
  group(
    `transform="scale(${random.chance(0.5) ? 1 : -1} 1)"`,
    path('M-34-34H-10L10 6V-34H34V34H10L-10-6V34H-34Z', ink.main) +
      path('M-34-34H-10L34 34H10Z', ink.second) +
      path(svg`M-10-6V${34}H-34V-34Z`, ink.deep, 'opacity=".35"'),
  )
