import { circle, ellipse, line, path } from '../shapes'
import type { Emblem } from './emblem'

export const koi: Emblem = (of) => {
  const coral = of('coral')
  const white = of('ivory')
  return (
    path(
      'M-10 58C-34 62-66 84-60 98C-42 100-22 92-8 78C4 94 30 106 44 96C40 82 14 66-10 58Z',
      coral.fill,
      'opacity=".95"',
    ) +
    line('M-10 64C-26 72-40 84-50 94M-6 70C4 80 20 90 34 94', white.light, 2.5, 'opacity=".7"') +
    path(
      'M40-38C66-42 92-18 88 8C72-2 54-4 38-8ZM-36-40C-62-40-84-16-80 10C-64 0-48-2-34-8Z',
      coral.fill,
      'opacity=".9"',
    ) +
    path('M4-98C38-96 50-62 44-24C38 14 8 30-8 74C-14 50-42 18-40-24C-38-66-26-98 4-98Z', white.fill) +
    path(
      'M-24-82C-4-104 32-96 40-62C30-46-6-44-20-56C-30-62-30-74-24-82Z' +
        'M44-16C26-30-14-22-26-2C-12 18 14 22 32 12C40 2 44-8 44-16Z' +
        'M14 38C-2 30-20 34-22 40L-8 74C-2 58 6 48 14 38Z',
      coral.fill,
    ) +
    path('M4-98C38-96 50-62 44-24C38 14 8 30-8 74C6 20 30-10 28-50C26-74 18-92 4-98Z', coral.dark, 'opacity=".28"') +
    circle(-22, -74, 6, of('ink').dark) +
    circle(27, -73, 6, of('ink').dark) +
    circle(-23, -76, 2, white.light) +
    circle(26, -75, 2, white.light) +
    line('M-10-96C-22-104-32-102-40-94M18-96C30-104 40-100 46-92', white.mid, 3) +
    line('M-22-30C-24-8-18 14-10 34', white.light, 5, 'opacity=".8"')
  )
}

export const fish: Emblem = (of) => {
  const blue = of('sky')
  const gold = of('gold')
  return (
    path('M48 0C70-14 84-46 100-50C94-20 94 20 100 52C84 46 70 14 48 0Z', gold.fill) +
    path('M-30-52C-10-92 40-88 56-66C40-62 34-46 30-34ZM-14 54C0 84 34 84 46 70C36 64 30 54 26 42Z', gold.fill) +
    path('M-96 4C-74-46-20-62 16-50C44-42 56-18 64 0C56 20 44 44 16 54C-20 64-74 50-96 4Z', blue.fill) +
    path('M-96 4C-60 30 20 40 64 0C56 20 44 44 16 54C-20 64-74 50-96 4Z', of('sapphire').mid, 'opacity=".6"') +
    path(
      'M-30-55C-14-30-14 30-30 56L-8 58C10 30 10-30-10-56ZM22-47C36-20 36 24 22 51L38 42C52 20 52-16 38-38Z',
      of('ivory').light,
    ) +
    path('M-6 6C14-6 34 4 36 20C20 30 2 26-6 6Z', gold.mid) +
    circle(-58, -8, 16, of('ivory').light) +
    circle(-60, -8, 10, of('ink').dark) +
    circle(-63, -12, 4, of('ivory').light) +
    line('M-90 14Q-80 22-68 20', of('ink').mid, 4) +
    line('M-66-36C-48-50-20-56 4-50', of('ivory').light, 5, 'opacity=".75"')
  )
}

export const shark: Emblem = (of) => {
  const steel = of('steel')
  return (
    path('M64 0C78-8 88-38 100-58C102-20 98 20 100 54C84 44 74 22 60 14Z', steel.fill) +
    path('M-8-34C0-70 20-92 40-98C34-70 36-46 44-26Z', steel.fill) +
    path('M-98 6C-60-44 20-48 70-2L68 14C30 46-40 52-74 36C-64 32-58 28-54 22C-70 22-88 18-98 6Z', steel.fill) +
    path('M-54 22C-20 34 30 30 68 14C30 46-40 52-74 36C-64 32-58 28-54 22Z', of('ivory').light) +
    path('M-14 32C-20 60-10 86 4 94C10 70 18 50 34 32Z', steel.dark) +
    path('M-94 12L-84 8L-80 18L-72 12L-68 22L-60 16L-56 24Q-80 24-94 12Z', of('ivory').light) +
    line('M-22-8Q-14 6-20 20M-10-10Q-2 6-8 20M2-10Q10 4 4 18', steel.dark, 4) +
    circle(-56, -8, 6, of('ink').dark) +
    circle(-58, -10, 2, of('ivory').light)
  )
}

export const octopus: Emblem = (of) => {
  const body = of('rose')
  const arms =
    line('M20 30C30 70 70 60 84 84C92 98 72 102 70 88M34 20C66 36 96 16 92-8M8 36C14 70 34 82 28 98', body.dark, 20) +
    line('M20 30C30 70 70 60 84 84M34 20C66 36 96 16 92-8M8 36C14 70 34 82 28 98', body.mid, 13)
  return (
    of.twice(arms) +
    path('M-58 18C-74-50-50-96 0-96S74-50 58 18C50 50-50 50-58 18Z', body.fill) +
    path('M12-95C60-90 72-46 58 18C54 36 30 42 10 42C50 10 44-60 12-95Z', body.dark, 'opacity=".4"') +
    of.twice(
      ellipse(24, 2, 17, 20, of('ivory').light) +
        circle(22, 6, 9, of('ink').dark) +
        circle(19, 2, 3, of('ivory').light),
    ) +
    line('M-10 30Q0 38 10 30', body.dark, 4) +
    ellipse(-26, -58, 16, 9, of('ivory').light, 'transform="rotate(-34 -26 -58)" opacity=".7"') +
    circle(20, -62, 6, body.light) +
    circle(34, -44, 4, body.light) +
    circle(4, -74, 4, body.light)
  )
}

export const turtle: Emblem = (of) => {
  const skin = of('lime')
  const shell = of('emerald')
  return (
    of.twice(
      path('M34-44C60-84 94-84 96-66C92-48 66-34 50-20ZM38 46C60 54 70 76 62 86C46 86 30 70 22 58Z', skin.fill),
    ) +
    path('M0-98C22-98 28-72 20-56H-20C-28-72-22-98 0-98Z', skin.fill) +
    of.twice(circle(10, -82, 4, of('ink').dark)) +
    ellipse(0, 6, 62, 70, shell.dark) +
    ellipse(0, 4, 55, 63, shell.fill) +
    line(
      'M0-34L28-18V22L0 40L-28 22V-18ZM0-34V-60M28-18L50-30M28 22L48 38M0 40V66M-28 22L-48 38M-28-18L-50-30',
      of('gold').light,
      5,
    ) +
    path('M0-34L28-18V22L0 40L-28 22V-18Z', of('gold').mid, 'opacity=".5"') +
    line('M-38-30C-30-46-16-54-2-56', of('ivory').light, 5, 'opacity=".6"')
  )
}

export const crab: Emblem = (of) => {
  const red = of('coral')
  return (
    of.twice(
      line('M50 24L84 12L94 30M48 38L80 38L90 58M40 50L66 62L70 82', red.dark, 9) +
        line('M46 0C66-10 74-24 74-40', red.dark, 14) +
        path('M60-34C50-64 60-88 82-92C74-76 76-66 82-60C88-68 94-76 96-84C106-58 92-30 74-28Z', red.fill) +
        line('M22-22V-46', red.dark, 6),
    ) +
    path('M-66 18C-66-20-40-34 0-34S66-20 66 18C60 54 30 64 0 64S-60 54-66 18Z', red.fill) +
    path('M66 18C60 54 30 64 0 64S-60 54-66 18C-40 44 40 44 66 18Z', red.dark, 'opacity=".5"') +
    of.twice(circle(22, -50, 12, of('ivory').light) + circle(21, -50, 6, of('ink').dark)) +
    line('M-18 20Q0 36 18 20', of('ink').mid, 5) +
    line('M-46-4C-38-18-20-24-4-24', of('ivory').light, 6, 'opacity=".7"')
  )
}

export const shell: Emblem = (of) => {
  const rose = of('rose')
  return (
    path('M-22 70L-44 92H44L22 70Z', rose.dark) +
    path(
      'M0 84C-30 70-96 30-94-22C-92-40-76-44-72-54C-66-74-48-70-40-80C-26-94-14-84 0-94' +
        'C14-84 26-94 40-80C48-70 66-74 72-54C76-44 92-40 94-22C96 30 30 70 0 84Z',
      rose.fill,
    ) +
    line(
      'M0 80V-84M-6 78C-20 20-36-30-40-74M6 78C20 20 36-30 40-74M-14 74C-44 30-64-10-74-48M14 74C44 30 64-10 74-48',
      rose.dark,
      4,
      'opacity=".6"',
    ) +
    line('M-22 20C-30-10-46-34-56-52M-4 10V-60', rose.light, 5) +
    circle(0, 62, 25, of('ivory').fill) +
    circle(-8, 54, 8, of('ivory').light)
  )
}

export const anchor: Emblem = (of) => {
  const gold = of('gold')
  return (
    line('M0-60V84M-40-34H40', gold.dark, 21) +
    line('M-80 18C-70 66-40 84 0 86S70 66 80 18', gold.dark, 21) +
    of.twice(path('M80-2L100 40H58Z', gold.fill)) +
    line('M-2-60V82M-40-36H38', gold.mid, 13) +
    line('M-78 20C-68 62-40 80 0 82S68 62 78 20', gold.mid, 12) +
    line('M0-94A17 17 0 1 1-.1-94', gold.mid, 11) +
    line('M-5-56V70', gold.light, 4) +
    line('M-58 60C-20 96-50-20 10-14S40 40 2 40', of('ivory').mid, 8, 'stroke-linecap="butt" stroke-dasharray="9 3"')
  )
}
