import { circle, ellipse, line, path, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const lion: Emblem = (of) => {
  const gold = of('gold')
  const mane = of('coral')
  return (
    of.stamp(`<path d="${starPath(12, 100, 78)}" stroke-width="7"/>`, [
      `fill="${mane.dark}" stroke="${mane.dark}"`,
      `transform="rotate(15) scale(.84)" fill="${mane.fill}" stroke="${mane.mid}"`,
    ]) +
    of.twice(circle(46, -46, 19, gold.mid) + circle(46, -44, 10, mane.dark)) +
    path('M-50-30C-30-58 30-58 50-30C58 0 44 34 28 48C14 62-14 62-28 48C-44 34-58 0-50-30Z', gold.fill) +
    path('M-16-50L-12 14H12L16-50C6-54-6-54-16-50Z', gold.light, 'opacity=".6"') +
    path('M-30 26C-20 10 20 10 30 26C26 54-26 54-30 26Z', of('ivory').mid) +
    path('M-16 12H16Q12 28 0 32Q-12 28-16 12Z', of('ink').dark) +
    line('M0 30V42M-16 46Q-4 50 0 42Q4 50 16 46', of('ink').dark, 4) +
    of.twice(
      path('M14-12Q30-26 40-12Q28-2 14-12Z', of('ivory').light) +
        circle(27, -13, 6, of('ink').dark) +
        line('M12-22Q28-34 44-20', mane.dark, 6),
    ) +
    path('M0-56L12-40L0-28L-12-40Z', of('ruby').mid)
  )
}

export const tiger: Emblem = (of) => {
  const fur = of('coral')
  const black = of('ink').dark
  return (
    of.twice(circle(58, -62, 26, fur.mid) + circle(58, -60, 14, of('ivory').mid)) +
    path(
      'M0-86C56-88 92-48 90 2C96 20 88 34 80 36C84 48 70 62 58 62C44 84 22 90 0 90' +
        'S-44 84-58 62C-70 62-84 48-80 36C-88 34-96 20-90 2C-92-48-56-88 0-86Z',
      fur.fill,
    ) +
    of.twice(
      path('M88 14C70 10 56 14 48 24C40 40 44 54 58 62C70 62 84 48 80 36C88 34 92 24 88 14Z', of('ivory').light) +
        path('M14-42Q30-56 44-44Q34-34 14-42Z', of('ivory').light),
    ) +
    path('M-36 34C-30 8 30 8 36 34C34 66-34 66-36 34Z', of('ivory').light) +
    path('M-18 14H18Q14 32 0 36Q-14 32-18 14Z', of('rose').mid) +
    line('M0 34V48M-20 54Q-4 58 0 48Q4 58 20 54', black, 4) +
    path(
      'M-6-84H6L0-34ZM-34-78L-18-80L-14-46ZM34-78L18-80L14-46Z' +
        'M-90-6L-60-2L-88 10ZM90-6L60-2L88 10Z' +
        'M-84-34L-54-22L-90-22ZM84-34L54-22L90-22ZM-68 52L-44 38L-58 62ZM68 52L44 38L58 62Z',
      black,
    ) +
    of.twice(
      path('M12-6Q30-28 50-12Q34 4 12-6Z', of('lime').light) +
        circle(31, -10, 7, black) +
        circle(29, -13, 2, of('ivory').light),
    )
  )
}

export const wolf: Emblem = (of) => {
  const fur = of('steel')
  return (
    of.twice(path('M14-52L58-100L72-30Z', fur.dark) + path('M28-50L56-80L62-34Z', of('rose').dark)) +
    path('M0-66L70-34L94 20L66 22L72 48L40 50L0 98L-40 50L-72 48L-66 22L-94 20L-70-34Z', fur.fill) +
    of.twice(
      path('M0-66L70-34L94 20L66 22L40-8L12-30Z', fur.dark, 'opacity=".55"') +
        path('M66 22L72 48L40 50L20 70L24 20Z', of('ivory').light),
    ) +
    path('M-14-14H14L22 54L0 78L-22 54Z', fur.light) +
    path('M-16 52H16L8 68H-8Z', of('ink').dark) +
    of.twice(path('M16-2L52-14L40 8L24 10Z', of('gold').light) + circle(36, -1, 5, of('ink').dark)) +
    line('M0 68V82', of('ink').dark, 4)
  )
}

export const fox: Emblem = (of) => {
  const fur = of('coral')
  return (
    of.twice(path('M12-44L66-98L84-14Z', fur.dark) + path('M32-44L62-76L72-26Z', of('ink').mid)) +
    path('M0-52C34-64 66-46 84-14L96 8C72 50 36 62 0 92C-36 62-72 50-96 8L-84-14C-66-46-34-64 0-52Z', fur.fill) +
    of.twice(
      path('M96 8C72 50 36 62 0 92C4 62 14 24 44 16C62 12 80 16 96 8Z', of('ivory').light) +
        path('M20-2Q38-22 56-4Q38 10 20-2Z', of('ink').dark) +
        circle(36, -6, 4, of('gold').light),
    ) +
    ellipse(0, 76, 15, 12, of('ink').dark) +
    path('M0-52C10-30 8 10 0 40C-8 10-10-30 0-52Z', fur.light, 'opacity=".6"')
  )
}

export const panda: Emblem = (of) =>
  of.twice(circle(62, -60, 30, of('ink').mid) + circle(62, -58, 15, of('ink').light)) +
  path('M0-80C60-80 92-40 92 8C92 60 50 86 0 86S-92 60-92 8C-92-40-60-80 0-80Z', of('ivory').fill) +
  path('M92 8C92 60 50 86 0 86S-92 60-92 8C-70 60 70 60 92 8Z', of('ivory').dark, 'opacity=".5"') +
  of.twice(
    ellipse(38, 2, 24, 29, of('ink').mid, 'transform="rotate(-24 38 2)"') +
      circle(33, 0, 11, of('ivory').light) +
      circle(32, 1, 7, of('ink').dark) +
      circle(30, -2, 3, of('ivory').light) +
      ellipse(58, 38, 15, 8, of('rose').mid, 'opacity=".5"'),
  ) +
  ellipse(0, 32, 14, 9, of('ink').dark) +
  line('M0 40V50M-16 54Q-4 60 0 50Q4 60 16 54', of('ink').dark, 4) +
  line('M-50-50C-34-66-14-70 4-70', of('ivory').light, 7)

export const bull: Emblem = (of) => {
  const hide = of('wood')
  return (
    of.twice(
      path('M36-44C70-40 82-62 76-94C104-70 104-14 50-12Z', of('ivory').fill) +
        path('M44-22C66-36 90-30 96-18C86-2 62 6 46-2Z', hide.dark),
    ) +
    path('M-46-48C-24-66 24-66 46-48C58-20 46 14 38 44C36 74 20 92 0 92S-36 74-38 44C-46 14-58-20-46-48Z', hide.fill) +
    path('M-38 46C-34 28 34 28 38 46C40 76 22 92 0 92S-40 76-38 46Z', hide.light) +
    of.twice(
      ellipse(16, 56, 8, 6, of('ink').dark) +
        path('M18-14L44-24Q40-4 22-4Z', of('gold').light) +
        circle(31, -12, 5, of('ink').dark),
    ) +
    line('M-14 66A15 15 0 1 0 14 66', of('gold').mid, 7) +
    path('M-20-58C-10-30 10-30 20-58C34-40 16-22 0-12C-16-22-34-40-20-58Z', of('ink').mid)
  )
}

export const owl: Emblem = (of) => {
  const feather = of('amethyst')
  return (
    path(
      'M-78-88C-50-78-24-74 0-74S50-78 78-88C88-40 92 20 60 68C40 92-40 92-60 68C-92 20-88-40-78-88Z',
      feather.fill,
    ) +
    path('M-40 20C-30 4 30 4 40 20C46 60 24 84 0 86C-24 84-46 60-40 20Z', feather.light, 'opacity=".7"') +
    line('M-22 40Q-11 52 0 40Q11 52 22 40M-18 60Q-9 70 0 60Q9 70 18 60', feather.dark, 5) +
    of.twice(
      path('M62-20C92 10 88 54 58 70C54 40 54 10 62-20Z', feather.dark) +
        circle(34, -28, 33, of('ivory').mid) +
        circle(34, -28, 24, of('gold').fill) +
        circle(34, -28, 14, of('ink').dark) +
        circle(29, -34, 5, of('ivory').light) +
        path('M8 88l6 12 8-10 8 8 6-16z', of('coral').mid),
    ) +
    path('M0-20L14-2L0 20L-14-2Z', of('coral').fill) +
    path('M0-74L30-52L0-34L-30-52Z', feather.dark, 'opacity=".6"')
  )
}

export const rabbit: Emblem = (of) => {
  const fur = of('ivory')
  return (
    of.twice(
      path('M8-30C2-80 26-104 42-96C60-86 50-44 36-16Z', fur.fill) +
        path('M20-34C18-70 30-88 38-82C46-74 40-46 32-26Z', of('rose').light),
    ) +
    path('M0-40C48-44 76-10 76 26C76 70 40 90 0 90S-76 70-76 26C-76-10-48-44 0-40Z', fur.fill) +
    path('M76 26C76 70 40 90 0 90S-76 70-76 26C-60 66 60 66 76 26Z', fur.dark, 'opacity=".5"') +
    of.twice(
      ellipse(32, 14, 11, 14, of('ruby').dark) +
        circle(28, 9, 4, fur.light) +
        ellipse(50, 42, 14, 8, of('rose').mid, 'opacity=".55"'),
    ) +
    path('M-10 34H10L0 46Z', of('rose').mid) +
    line('M0 44V54M-16 58Q-4 64 0 54Q4 64 16 58', of('ink').mid, 4) +
    path('M-8 62H8V76H-8Z', fur.light)
  )
}
