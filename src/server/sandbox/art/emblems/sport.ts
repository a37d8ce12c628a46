import { circle, ellipse, group, line, path, rect } from '../shapes'
import type { Emblem } from './emblem'

const gloss = (of: Parameters<Emblem>[0], shade: string) =>
  path('M76-48A90 90 0 0 1-60 67A112 112 0 0 0 76-48Z', shade, 'opacity=".45"') +
  ellipse(-38, -48, 28, 15, of('ivory').light, 'transform="rotate(-38 -38 -48)" opacity=".8"')

export const football: Emblem = (of) => {
  const black = of('ink').mid
  const patch = 'M0-90A90 90 0 0 1 34-83L22-62H-22L-34-83A90 90 0 0 1 0-90Z'
  const turns = of.turned(path(patch, black) + line('M0-34V-62M22-62L52-40', black, 4), [0, 72, 144, 216, 288])
  return (
    circle(0, 0, 90, of('ivory').fill) +
    path('M0-34L32-10L20 28H-20L-32-10Z', black) +
    turns +
    gloss(of, of('ink').dark)
  )
}

export const basketball: Emblem = (of) =>
  circle(0, 0, 90, of('coral').fill) +
  line('M0-90V90M-90 0H90M-62-65C-20-30-20 30-62 65M62-65C20-30 20 30 62 65', of('ink').dark, 5) +
  gloss(of, of('coral').dark)

export const boxing: Emblem = (of) => {
  const red = of('ruby')
  return (
    path('M-52 46H36V88H-52Z', of('ivory').fill) +
    line('M-48 60H32M-48 74H32', red.mid, 4) +
    path('M-58 50C-84 10-90-60-40-80C10-96 66-84 72-34C76 0 56 34 40 50Z', red.fill) +
    path('M72-34C76 0 56 34 40 50H-10C30 30 58 0 56-66C66-58 71-48 72-34Z', red.dark, 'opacity=".5"') +
    path('M-52 22C-92 6-94-46-62-54C-40-58-28-36-34-10Z', red.mid, `stroke="${red.dark}" stroke-width="4"`) +
    line('M-30-66Q4-80 36-68', of('ivory').light, 8, 'opacity=".75"')
  )
}

export const helmet: Emblem = (of) =>
  path(
    'M-78 46C-96-40-50-88 8-88C70-88 96-38 90 12L72 20C40 10 18 16 12 40L16 74C-20 84-62 76-78 46Z',
    of('sapphire').fill,
  ) +
  path('M8-88C70-88 96-38 90 12L82 16C80-40 52-76 8-88Z', of('sky').light, 'opacity=".7"') +
  line('M-72 20C-84-30-44-74 6-88', of('gold').mid, 14) +
  line('M22 32L94 30L86 70L20 74M30 52L90 50', of('steel').mid, 9) +
  circle(-12, 26, 14, of('ink').dark) +
  line('M-52-22C-46-44-28-60-10-66', of('ivory').light, 6, 'opacity=".8"')

export const horse: Emblem = (of) =>
  path(
    'M-30 96C-34 60-70 60-66 10C-64-30-34-50-20-72C-14-82-10-92 0-100C6-92 8-84 10-76' +
      'C40-66 52-30 76 0C86 14 80 34 62 36C40 36 34 16 4 14C-4 44 34 60 44 96Z',
    of('wood').fill,
  ) +
  path(
    'M4 14C-4 44 34 60 44 96H10C-6 60-16 36-8 12C-14-6 4-20 24-20C10-8 10 4 34 18C22 12 14 14 4 14Z',
    of('wood').dark,
    'opacity=".55"',
  ) +
  path(
    'M0-100C-18-90-26-76-40-62C-78-40-96 20-74 84C-62 60-60 40-58 16C-50-20-28-34-16-56C-8-70-4-84 0-100Z',
    of('ink').mid,
  ) +
  circle(22, -38, 6, of('ink').dark) +
  circle(20, -40, 2, of('ivory').light) +
  circle(66, 18, 4, of('wood').dark) +
  line('M4-62C18-30 24-10 18 10M44-26C32-8 30 0 34 18', of('gold').mid, 5)

export const gamepad: Emblem = (of) => {
  const steel = of('amethyst')
  return (
    path(
      'M-58-46C-30-58 30-58 58-46C88-36 104 40 90 62C74 80 48 46 34 30H-34C-48 46-74 80-90 62C-104 40-88-36-58-46Z',
      steel.fill,
    ) +
    path(
      'M90 62C74 80 48 46 34 30H-34C-48 46-74 80-90 62C-74 60-56 20-36 18H36C56 20 74 60 90 62Z',
      steel.dark,
      'opacity=".6"',
    ) +
    line('M-66-12H-30M-48-30V6', of('ink').dark, 13) +
    circle(48, -30, 8, of('lime').mid) +
    circle(66, -12, 8, of('ruby').mid) +
    circle(30, -12, 8, of('sky').mid) +
    circle(48, 6, 8, of('gold').mid) +
    circle(-18, 16, 15, of('ink').mid) +
    circle(18, 16, 15, of('ink').mid) +
    circle(-18, 14, 9, steel.mid) +
    circle(18, 14, 9, steel.mid) +
    line('M-62-36C-34-48 34-48 62-36', of('ivory').light, 4, 'opacity=".7"')
  )
}

export const swords: Emblem = (of) => {
  const blade = group(
    'transform="rotate(40)"',
    path('M-9 40V-78L0-98L9-78V40Z', of('steel').fill) +
      path('M0-98L9-78V40H0Z', of('steel').dark, 'opacity=".5"') +
      rect(-30, 36, 60, 11, of('gold').fill, 'rx="5"') +
      rect(-6, 46, 12, 34, of('wood').mid) +
      circle(0, 86, 11, of('gold').fill),
  )
  const shield =
    path(
      'M0-52C20-40 40-38 54-40C58 10 38 44 0 64C-38 44-58 10-54-40C-40-38-20-40 0-52Z',
      of('sapphire').fill,
      `stroke="${of('gold').mid}" stroke-width="8"`,
    ) +
    path('M0-46V58C34 38 50 8 48-34C34-32 18-36 0-46Z', of('sapphire').dark, 'opacity=".6"') +
    path('M0-26L8-4L30 2L8 10L0 34L-8 10L-30 2L-8-4Z', of('gold').light)
  return of.twice(blade) + shield
}

export const bat: Emblem = (of) =>
  group(
    'transform="rotate(38)"',
    path('M-24-96H24C30-60 28-4 22 34C14 44-14 44-22 34C-28-4-30-60-24-96Z', of('wood').fill) +
      path('M4-96H24C30-60 28-4 22 34C18 40 10 42 4 42Z', of('wood').dark, 'opacity=".35"') +
      rect(-9, 36, 18, 62, of('ink').mid, 'rx="8"') +
      line('M-9 50H9M-9 62H9M-9 74H9', of('steel').light, 3),
  ) +
  circle(56, -46, 30, of('ruby').fill) +
  line('M34-66C60-56 70-40 72-24', of('ivory').light, 4, 'stroke-linecap="butt" stroke-dasharray="4 4"') +
  ellipse(46, -56, 9, 6, of('ivory').light, 'opacity=".7"')
