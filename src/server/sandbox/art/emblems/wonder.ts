import { circle, ellipse, group, line, path, rect, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const book: Emblem = (of) => {
  const gold = of('gold')
  return (
    path('M0-62C-30-84-74-84-98-72V70C-74 58-30 58 0 80C30 58 74 58 98 70V-72C74-84 30-84 0-62Z', of('ruby').dark) +
    of.twice(path('M0-56C28-76 66-76 90-66V58C66 48 28 50 0 70Z', of('ivory').fill)) +
    path('M0-56C8-62 16-66 26-68V54C16 58 8 62 0 70Z', of('ivory').dark, 'opacity=".5"') +
    line('M24-40Q46-50 72-46M24-20Q46-30 72-26M24 20Q46 10 72 14M24 40Q46 30 72 34', of('wood').light, 4) +
    path(starPath(8, 27, 12, -46, -6), gold.fill) +
    circle(-46, -6, 8, of('ruby').mid) +
    path('M46-96L52-80L68-76L52-70L46-54L40-70L24-76L40-80Z', gold.light) +
    path('M-14-78V-40L-6-48L2-40V-70Z', of('ruby').fill)
  )
}

export const sun: Emblem = (of) => {
  const gold = of('gold')
  return (
    path(starPath(16, 100, 64), of('coral').fill) +
    path(starPath(16, 88, 60), gold.fill, 'transform="rotate(11)"') +
    circle(0, 0, 58, gold.fill, `stroke="${gold.dark}" stroke-width="4"`) +
    of.twice(
      path('M10-10Q22-24 36-10Q22-2 10-10Z', of('ivory').light) +
        circle(23, -10, 5, of('ink').dark) +
        line('M10-24Q24-34 38-22', gold.dark, 5) +
        circle(36, 14, 9, of('coral').mid, 'opacity=".6"'),
    ) +
    line('M0-12L-6 10H6', gold.dark, 4) +
    line('M-18 26Q0 40 18 26', of('ruby').dark, 5) +
    line('M-44-18C-38-36-24-46-8-48', of('ivory').light, 5, 'opacity=".7"')
  )
}

export const comet: Emblem = (of) =>
  path('M-98-98C-20-80 40-40 74 6L10 70C-30 36-76-20-98-98Z', of('sky').mid, 'opacity=".5"') +
  path('M-66-92C-10-64 46-20 70 14L18 62C-6 36-46-20-66-92Z', of('amethyst').light, 'opacity=".6"') +
  path('M-90-54C-40-20 0 20 22 60L44 20C10-10-40-40-90-54Z', of('ivory').light, 'opacity=".7"') +
  circle(44, 40, 48, of('coral').fill) +
  path('M78 6A48 48 0 0 1 10 74A60 60 0 0 0 78 6Z', of('ruby').mid) +
  circle(30, 28, 11, of('coral').dark, 'opacity=".5"') +
  circle(60, 50, 8, of('coral').dark, 'opacity=".5"') +
  circle(34, 62, 6, of('coral').dark, 'opacity=".5"') +
  path(starPath(4, 20, 6, 66, -66) + starPath(4, 14, 4, -58, 58), of('gold').light)

export const gear: Emblem = (of) => {
  const gold = of('gold')
  const cog =
    '<circle r="52" stroke-width="20"/>' +
    '<circle r="68" stroke-width="20" pathLength="24" stroke-linecap="butt" stroke-dasharray="1"/>'
  return (
    of.stamp(cog, [
      `transform="translate(-18 -16)" stroke="${gold.dark}" y="5"`,
      `transform="translate(-20 -20)" stroke="${gold.mid}"`,
    ]) +
    line('M-20-72V32M-72-20H32', gold.mid, 13) +
    circle(-20, -20, 22, of('ruby').fill, `stroke="${gold.light}" stroke-width="5"`) +
    of.stamp(cog, [`transform="translate(56 54) scale(.5) rotate(15)" stroke="${of('steel').mid}"`]) +
    circle(56, 54, 13, of('steel').dark) +
    line('M-62-52A54 54 0 0 1-10-73', of('ivory').light, 5, 'opacity=".7"')
  )
}

export const tent: Emblem = (of) => {
  const red = of('ruby')
  return (
    line('M0-70V-98', of('wood').mid, 6) +
    path('M0-98L34-88L0-76Z', of('gold').fill) +
    path('M0-72C20-40 60-20 96-8H-96C-60-20-20-40 0-72Z', red.fill) +
    path(
      'M0-72C6-40 10-20 14-8H-14C-10-20-6-40 0-72ZM0-72C24-34 44-20 60-8H36C22-24 10-44 0-72Z' +
        'M0-72C-24-34-44-20-60-8H-36C-22-24-10-44 0-72Z',
      of('ivory').light,
    ) +
    path('M-84-8H84L76 92H-76Z', red.fill) +
    path('M-60-8H-36L-32 92H-56ZM60-8H36L32 92H56Z', of('ivory').mid) +
    path(
      'M-96-8a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0' +
        'a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0Z',
      of('gold').fill,
    ) +
    path('M0 12C20 40 30 70 30 92H-30C-30 70-20 40 0 12Z', of('ink').dark) +
    path('M0 12C12 40 14 70 12 92H30C30 70 20 40 0 12Z', of('gold').mid, 'opacity=".4"')
  )
}

export const tennis: Emblem = (of) =>
  group(
    'transform="rotate(34)"',
    ellipse(0, -34, 50, 60, of('sky').light, `fill-opacity=".35" stroke="${of('ruby').mid}" stroke-width="11"`) +
      line('M-40-34H40M-36-58H36M-36-10H36M0-88V20M-22-82V14M22-82V14', of('ivory').light, 2.5, 'opacity=".9"') +
      path('M-24 18L-8 46H8L24 18Z', of('ruby').dark) +
      rect(-9, 42, 18, 58, of('ink').mid, 'rx="7"'),
  ) +
  circle(-48, 44, 33, of('lime').fill) +
  line('M-74 26C-52 32-44 54-52 76M-22 24C-36 36-30 56-16 52', of('ivory').light, 5) +
  ellipse(-60, 30, 8, 5, of('ivory').light, 'opacity=".7"')

export const flags: Emblem = (of) => {
  const cells = [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3, 4]
        .filter((column) => (row + column) % 2 === 0)
        .map((column) => `M${column * 16} ${-92 + row * 16 + column * 3}h16v16h-16Z`),
    )
    .join('')
  const flag =
    line('M0-94V92', of('wood').mid, 8) + path('M0-94L80-78V-14L0-28Z', of('ivory').fill) + path(cells, of('ink').dark)
  return (
    of.stamp(flag, [
      'transform="translate(30 14) rotate(-32) scale(-1 1)"',
      'transform="translate(-30 14) rotate(32)"',
    ]) +
    path('M0 8C26 8 44 22 46 46L40 78H-40L-46 46C-44 22-26 8 0 8Z', of('ruby').fill) +
    path('M-36 44C-20 36 20 36 36 44L30 62H-30Z', of('ink').dark) +
    path('M-26 46L-6 42L-12 58H-24Z', of('sky').light, 'opacity=".7"') +
    line('M-30 26C-22 18-10 15 2 15', of('ivory').light, 5, 'opacity=".7"')
  )
}

export const trumpet: Emblem = (of) => {
  const gold = of('gold')
  return (
    group(
      'transform="rotate(-24)"',
      path('M38-22C60-24 76-40 84-64H94V64H84C76 40 60 24 38 22Z', gold.fill) +
        line('M-92 0H48', gold.dark, 16) +
        line('M-92-2H48', gold.mid, 10) +
        line('M-44 0C-78 0-78 46-44 46H20C50 46 50 4 22 2', gold.dark, 14) +
        line('M-44 0C-76 0-76 44-44 44H20C48 44 48 4 22 2', gold.light, 7) +
        of.stamp(rect(-6, -36, 13, 74, gold.fill, 'rx="4"') + circle(0, -42, 8, of('ivory').light), [
          'x="-34"',
          'x="-12"',
          'x="10"',
        ]) +
        ellipse(90, 0, 9, 64, gold.dark) +
        ellipse(-94, 0, 6, 12, gold.light),
    ) +
    line('M-70 62V90M-70 62L-48 56V82', of('ivory').light, 5) +
    line('M-76 90h0M-54 82h0', of('ivory').light, 17)
  )
}

export const mirror: Emblem = (of) => {
  const gold = of('gold')
  return (
    path('M-10 34H10L14 88A14 14 0 0 1-14 88Z', gold.fill) +
    path(starPath(18, 74, 66, 0, -28), gold.dark) +
    ellipse(0, -28, 66, 68, gold.fill) +
    ellipse(0, -28, 52, 54, of('sky').fill) +
    path('M-44-10L10-78L34-70L-26 14ZM-8 24L44-50L50-34L12 22Z', of('ivory').light, 'opacity=".55"') +
    path('M0-112C10-104 14-98 8-90H-8C-14-98-10-104 0-112Z', of('ruby').fill) +
    of.twice(path('M10 34C24 30 34 36 34 46C26 48 16 46 10 40Z', gold.light)) +
    line('M0 48V82', gold.light, 4)
  )
}

export const rainbow: Emblem = (of) =>
  line('M-74 44A74 74 0 0 1 74 44', of('ruby').mid, 17) +
  line('M-58 44A58 58 0 0 1 58 44', of('coral').mid, 17) +
  line('M-43 44A43 43 0 0 1 43 44', of('gold').mid, 17) +
  line('M-28 44A28 28 0 0 1 28 44', of('emerald').mid, 17) +
  of.stamp(path('M-42 74C-52 50-26 38-16 50C-8 32 20 36 20 54C36 50 46 62 40 74Z', of('ivory').fill), [
    'x="-58" y="6"',
    'x="58" y="6"',
  ]) +
  path(starPath(5, 20, 9, 0, -66), of('gold').light)
