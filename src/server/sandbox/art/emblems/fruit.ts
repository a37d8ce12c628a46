import { circle, ellipse, group, line, path } from '../shapes'
import type { Emblem } from './emblem'

const leaf = (of: Parameters<Emblem>[0], transform: string) =>
  group(
    `transform="${transform}"`,
    path('M0 0C14-34 50-42 76-26C62 0 30 16 0 0Z', of('emerald').fill) +
      line('M4-2C26-20 46-24 66-24', of('emerald').dark, 3),
  )

export const cherries: Emblem = (of) => {
  const red = of('ruby')
  const berry =
    circle(0, 0, 42, red.fill) +
    path('M18-37A42 42 0 0 1-20 37A52 52 0 0 0 18-37Z', red.dark, 'opacity=".55"') +
    ellipse(-16, -18, 12, 8, of('ivory').light, 'transform="rotate(-40 -16 -18)" opacity=".85"')
  return (
    line('M-46 12C-40-30-10-60 14-82C22-50 36-20 46 20', of('emerald').dark, 8) +
    leaf(of, 'translate(12 -78) rotate(16)') +
    of.stamp(berry, ['x="-48" y="42"', 'x="46" y="52"'])
  )
}

export const watermelon: Emblem = (of) =>
  group(
    'transform="rotate(-10)"',
    path('M-96-46A96 96 0 0 0 96-46Z', of('emerald').dark) +
      path('M-96-46A96 88 0 0 0 96-46Z', of('emerald').fill) +
      path('M-84-46A84 76 0 0 0 84-46Z', of('ivory').mid) +
      path('M-76-46A76 68 0 0 0 76-46Z', of('ruby').fill) +
      path('M-60-46A62 60 0 0 0 0 14A86 86 0 0 1-36-46Z', of('ruby').light, 'opacity=".6"') +
      line('M-42-30l5 9M-14-24l3 10M16-24l-3 10M44-30l-5 9M-24 0l4 8M4 0v9M28-4l-4 8', of('ink').dark, 8),
  )

export const lemon: Emblem = (of) =>
  leaf(of, 'translate(34 -52) rotate(-30)') +
  path(
    'M-92 44C-96 30-84 26-82 12C-78-46-22-78 34-62C50-58 58-70 72-66' +
      'C84-60 78-46 80-34C86 30 34 74-24 66C-50 62-84 62-92 44Z',
    of('gold').fill,
  ) +
  path('M80-34C86 30 34 74-24 66C-50 62-84 62-92 44C-40 56 50 50 80-34Z', of('coral').mid, 'opacity=".5"') +
  ellipse(-24, -26, 30, 14, of('ivory').light, 'transform="rotate(-34 -24 -26)" opacity=".8"') +
  circle(20, -30, 3, of('coral').mid) +
  circle(38, 0, 3, of('coral').mid) +
  circle(4, 10, 3, of('coral').mid) +
  circle(-30, 24, 3, of('coral').mid)

export const grapes: Emblem = (of) => {
  const berry = circle(0, 0, 23, of('amethyst').fill) + circle(-8, -9, 5, of('ivory').light, 'opacity=".8"')
  const rows = [
    [-54, -20],
    [54, -20],
    [-18, -26],
    [18, -26],
    [-36, 8],
    [36, 8],
    [0, 4],
    [-19, 38],
    [19, 38],
    [0, 70],
  ] as const
  return (
    line('M0-40C2-64-4-78 10-96', of('wood').mid, 9) +
    of.twice(leaf(of, 'translate(4 -52) rotate(8)')) +
    of.stamp(
      berry,
      rows.map(([x, y]) => `x="${x}" y="${y}"`),
    )
  )
}

export const peach: Emblem = (of) =>
  leaf(of, 'translate(4 -58) rotate(4)') +
  leaf(of, 'translate(-4 -56) scale(-.8 .8)') +
  path('M0-62C56-86 104-36 86 18C74 58 34 82 4 90C-34 82-74 58-86 18C-104-36-56-86 0-62Z', of('coral').fill) +
  path('M6 90C-34 82-74 58-86 18C-100-24-76-66-30-68C-80-20-40 60 6 90Z', of('rose').mid, 'opacity=".7"') +
  line('M0-62C26-20 24 50 4 88', of('coral').dark, 5, 'opacity=".7"') +
  ellipse(50, -26, 16, 26, of('ivory').light, 'transform="rotate(-24 50 -26)" opacity=".55"')

export const strawberry: Emblem = (of) =>
  path('M0-50C44-72 92-48 82 2C72 52 30 88 0 94C-30 88-72 52-82 2C-92-48-44-72 0-50Z', of('ruby').fill) +
  path('M82 2C72 52 30 88 0 94C40 60 62 10 50-60C78-54 88-30 82 2Z', of('ruby').dark, 'opacity=".45"') +
  line('M-48-18v9M-20 2v9M10-16v9M40 0v9M-44 26v9M-10 36v9M22 30v9M-18 64v8M8 62v8M62-24v8', of('gold').light, 6) +
  of.twice(path('M0-48C20-30 50-28 66-42C54-44 46-56 30-62C40-72 38-82 34-88C20-84 8-74 0-60Z', of('emerald').fill)) +
  ellipse(-52, -30, 9, 15, of('ivory').light, 'transform="rotate(24 -52 -30)" opacity=".7"')
