import { circle, ellipse, group, line, path, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const lotus: Emblem = (of) => {
  const pink = of('rose')
  const petal = 'M0 60C-34 26-30-40 0-84C30-40 34 26 0 60Z'
  return (
    path('M-96 58C-60 40 60 40 96 58C60 92-60 92-96 58Z', of('emerald').fill) +
    of.twice(
      group('transform="rotate(72 0 60) scale(.9)"', path(petal, pink.dark, 'transform="translate(0 6)"')) +
        group('transform="rotate(48 0 60)"', path(petal, pink.mid)) +
        group('transform="rotate(24 0 60)"', path(petal, pink.fill)),
    ) +
    path(petal, pink.fill) +
    path('M0 60C-20 26-18-20 0-56C18-20 20 26 0 60Z', of('ivory').light, 'opacity=".6"') +
    of.twice(line('M10 56C34 34 46 10 48-14M18 60C48 46 66 30 74 8', pink.light, 3, 'opacity=".8"')) +
    circle(0, 54, 8, of('gold').light) +
    of.twice(circle(13, 58, 6, of('gold').mid))
  )
}

export const butterfly: Emblem = (of) => {
  const wing =
    path('M4-10C20-70 70-98 94-82C104-50 84-10 40 2C76 10 86 40 66 66C40 84 14 50 4 10Z', of('sapphire').fill) +
    path('M12-12C26-50 60-76 82-70C86-46 66-18 34-8ZM12 12C40 8 66 26 56 54C38 66 20 42 12 12Z', of('sky').fill) +
    circle(62, -48, 11, of('gold').light) +
    circle(44, 38, 8, of('gold').light) +
    line('M6-6L70-58M6 8L50 44', of('sapphire').dark, 3)
  return (
    of.twice(wing + line('M2-42C8-66 22-80 34-80', of('ink').mid, 4)) +
    path('M0-46C9-40 10 20 0 72C-10 20-9-40 0-46Z', of('ink').fill)
  )
}

export const snowflake: Emblem = (of) => {
  const arm =
    line('M0 0V-94M0-40L-24-62M0-40L24-62M0-66L-17-82M0-66L17-82', of('sky').light, 11) +
    line('M0 0V-92', of('ivory').light, 4)
  return (
    circle(0, 0, 96, of('sapphire').mid, 'opacity=".35"') +
    of.turned(arm, [0, 60, 120, 180, 240, 300]) +
    path(starPath(6, 30, 17), of('sky').fill) +
    circle(0, 0, 10, of('ivory').light)
  )
}

export const rose: Emblem = (of) => {
  const red = of('ruby')
  const petal = path(
    'M-46-30C-62-70-30-92 0-84C30-92 62-70 46-30L0 0Z',
    red.fill,
    `stroke="${red.dark}" stroke-width="4"`,
  )
  const all = [0, 72, 144, 216, 288]
  return (
    path('M-8 60C-40 50-80 60-94 84C-60 98-24 92-4 74C20 96 60 100 92 80C76 56 36 50 8 60Z', of('emerald').fill) +
    group(
      'transform="translate(0 -8)"',
      of.turned(petal, all) +
        group('transform="rotate(36) scale(.68)"', of.turned(petal, all)) +
        circle(0, 0, 31, red.mid, `stroke="${red.dark}" stroke-width="4"`) +
        line('M-22 6C-24-22 14-30 20-6C22 12-8 18-9 1C-8-9 7-9 7 1', red.dark, 5) +
        line('M-44-62Q-22-78 0-72', red.light, 5),
    )
  )
}

export const mushroom: Emblem = (of) =>
  path('M-28 10C-18 40-34 66-38 84C-20 96 20 96 38 84C34 66 18 40 28 10Z', of('ivory').fill) +
  path('M6 12C12 44 10 70 14 92C24 91 34 88 38 84C34 66 18 40 28 10Z', of('ivory').dark, 'opacity=".5"') +
  path('M-92 14C-92-50-44-90 0-90S92-50 92 14C60 34-60 34-92 14Z', of('ruby').fill) +
  path('M92 14C60 34-60 34-92 14C-60 20 60 20 92 14Z', of('ruby').dark) +
  ellipse(-8, -46, 20, 17, of('ivory').light) +
  ellipse(-58, -18, 15, 17, of('ivory').light) +
  ellipse(50, -34, 17, 16, of('ivory').light) +
  circle(16, -4, 11, of('ivory').light) +
  circle(76, 0, 8, of('ivory').light) +
  of.twice(circle(13, 52, 6, of('ink').dark)) +
  line('M-6 64Q0 70 6 64', of('ink').dark, 3)

export const candy: Emblem = (of) =>
  of.twice(
    path('M54 0L98-44C90-14 92 14 100 42Z', of('rose').fill) + line('M62 0L90-16M62 4L92 18', of('rose').dark, 3),
  ) +
  circle(0, 0, 62, of('ivory').fill) +
  of.turned(
    path('M0 0C-6-26 6-46 24-57A62 62 0 0 1 50-36C30-34 12-22 0 0Z', of('ruby').mid),
    [0, 60, 120, 180, 240, 300],
  ) +
  ellipse(-24, -34, 22, 11, of('ivory').light, 'transform="rotate(-40 -24 -34)" opacity=".8"')

export const cupcake: Emblem = (of) =>
  path('M-58 26H58L42 92H-42Z', of('coral').fill) +
  line('M-34 30L-26 90M-12 30L-9 92M12 30L9 92M34 30L26 90', of('coral').dark, 5, 'opacity=".6"') +
  path(
    'M-72 30C-90 6-66-14-50-14C-56-40-32-50-22-48C-22-70 22-70 22-48' +
      'C32-50 56-40 50-14C66-14 90 6 72 30C50 44-50 44-72 30Z',
    of('rose').fill,
  ) +
  path(
    'M-66 24C-30 36 30 36 66 24M-48-10C-20 2 24 2 48-12M-20-44C-8-36 10-38 20-46',
    'none',
    `stroke="${of('rose').light}" stroke-width="8"`,
  ) +
  circle(0, -76, 20, of('ruby').fill) +
  circle(-7, -83, 5, of('ivory').light) +
  line('M-36 8l8 5M10 12l9-4M34-2l5 8M-14-22l9 3M18-26l6 6', of('gold').light, 6)

export const drum: Emblem = (of) => {
  const gold = of('gold')
  return (
    path('M-86-30V40C-86 76 86 76 86 40V-30Z', of('ruby').fill) +
    line('M-86 36C-86 74 86 74 86 36', gold.mid, 9) +
    line('M-84-16L-56 58L-28-4L0 66L28-4L56 58L84-16', gold.light, 5) +
    ellipse(0, -30, 86, 32, gold.fill) +
    ellipse(0, -32, 74, 25, of('ivory').fill) +
    path(starPath(8, 22, 9, 0, -30), of('ruby').mid, 'transform="translate(0 -15) scale(1 .5)"') +
    line('M-70-96L-14-42M78-92L24-40', of('wood').mid, 9) +
    circle(-14, -42, 11, of('wood').light) +
    circle(24, -40, 11, of('wood').light)
  )
}
