import { circle, ellipse, line, path, rect, starPath } from '../shapes'
import type { Emblem } from './emblem'

export const crown: Emblem = (of) => {
  const gold = of('gold')
  const back = path('M-62 40Q0 66 62 40L54-6Q0 14-54-6Z', gold.dark)
  const front = path('M-74 52L-88-34L-46 2L-34-62L-2-6L0-84L2-6L34-62L46 2L88-34L74 52Q0 82-74 52Z', gold.fill)
  const band = path('M-74 52Q0 82 74 52L72 30Q0 58-72 30Z', gold.dark) + line('M-72 30Q0 58 72 30', gold.light, 3)
  const tips =
    of.twice(circle(88, -40, 10, gold.light) + circle(34, -68, 9, gold.light)) + circle(0, -90, 12, of('ruby').fill)
  const gems =
    ellipse(0, 58, 13, 10, of('ruby').fill) +
    of.twice(ellipse(40, 52, 9, 8, of('sapphire').fill, 'transform="rotate(-12 40 52)"'))
  const shine = line('M-66 22L-76-14M-30 26L-32-28M30 26L32-28', gold.light, 4, 'opacity=".8"')
  return back + front + shine + band + gems + tips
}

export const gem: Emblem = (of) => {
  const stone = of('sapphire')
  const sky = of('sky')
  return (
    path('M-92-22L-50-70H50L92-22L0 88Z', stone.mid) +
    path('M-92-22L-50-70L-34-22Z', sky.mid) +
    path('M-50-70H0L-34-22Z', sky.light) +
    path('M0-70H50L34-22Z', sky.mid) +
    path('M0-70L34-22H-34Z', stone.light) +
    path('M50-70L92-22H34Z', stone.mid) +
    path('M-92-22H-34L0 88Z', stone.light) +
    path('M-34-22H34L0 88Z', sky.mid) +
    path('M34-22H92L0 88Z', stone.dark) +
    path('M-30-62L-58-28L-70-28L-44-62Z', of('ivory').light, 'opacity=".7"') +
    path('M-20-14H-6L-4 50Z', of('ivory').light, 'opacity=".55"')
  )
}

export const coin: Emblem = (of) => {
  const gold = of('gold')
  return (
    circle(6, 8, 88, gold.dark) +
    circle(0, 0, 88, gold.fill) +
    circle(0, 0, 72, gold.dark) +
    circle(0, 2, 70, gold.mid) +
    path(starPath(5, 56, 25), gold.light) +
    path(
      'M0-56L13-20L0 0ZM53-17L24 8L0 0ZM33 45L0 25V0ZM-33 45L-24 8L0 0ZM-53-17L-13-20L0 0Z',
      gold.dark,
      'opacity=".45"',
    ) +
    line('M-62-52A81 81 0 0 1 10-80', of('ivory').light, 6, 'opacity=".8"')
  )
}

export const bell: Emblem = (of) => {
  const gold = of('gold')
  return (
    circle(0, 66, 19, gold.dark) +
    path('M-80 56C-52 34-62-64 0-70C62-64 52 34 80 56Q0 78-80 56Z', gold.fill) +
    path('M22-62C56-40 50 34 80 56Q58 64 30 66C50 30 46-40 22-62Z', gold.dark, 'opacity=".5"') +
    line('M-78 54Q0 76 78 54M-56 26Q0 42 56 26', gold.dark, 5) +
    line('M-36 16C-38-16-32-44-14-54', of('ivory').light, 8, 'opacity=".75"') +
    path('M0-72C-22-104-62-98-58-76C-54-58-20-62 0-72C22-104 62-98 58-76C54-58 20-62 0-72Z', of('ruby').fill) +
    circle(0, -72, 12, of('ruby').dark)
  )
}

export const key: Emblem = (of) => {
  const gold = of('gold')
  return (
    line('M0-4V88M0 56H28V78M0 32H22', gold.dark, 20) +
    line('M-2-6V84M-2 54H25V76M-2 31H20', gold.mid, 13) +
    path(
      'M0-94C16-94 18-78 30-76C48-76 52-52 38-44C44-26 24-12 0-4C-24-12-44-26-38-44' +
        'C-52-52-48-76-30-76C-18-78-16-94 0-94ZM0-66A18 18 0 1 0 1-66Z',
      gold.fill,
      'fill-rule="evenodd"',
    ) +
    circle(0, -48, 13, of('ruby').fill) +
    line('M-5 0V72', gold.light, 4, 'opacity=".8"') +
    rect(-13, -2, 26, 9, gold.light, 'rx="4"')
  )
}

export const chest: Emblem = (of) => {
  const gold = of('gold')
  const wood = of('wood')
  return (
    path('M-78-8C-82-74-50-80 0-80S82-74 78-8Z', wood.dark) +
    path('M-66-8C-68-60-40-66 0-66S68-60 66-8Z', wood.fill) +
    line('M-78-8C-82-74-50-80 0-80S82-74 78-8M-34-78V-10M34-78V-10', gold.mid, 9) +
    path('M-74 4C-60-26-50-20-44-30S-18-30-12-38S18-32 26-38S46-22 54-26S66-6 74 4Z', gold.fill) +
    circle(-40, -14, 13, gold.light) +
    circle(-8, -22, 14, gold.light) +
    circle(30, -18, 13, gold.light) +
    path('M48-28L62-18L54 0H40L34-16Z', of('sapphire').light) +
    path('M-26-22L-14-12L-22 2H-34Z', of('ruby').light) +
    path('M-84 2H84L76 80H-76Z', wood.fill) +
    line('M-80 30H80M-78 54H78', wood.dark, 4) +
    line('M-84 4H84L76 78H-76ZM-38 4V78M38 4V78', gold.mid, 9) +
    rect(-17, -4, 34, 38, gold.light, 'rx="6"') +
    path('M0 6A8 8 0 0 1 4 20L6 28H-6L-4 20A8 8 0 0 1 0 6Z', of('ink').dark)
  )
}

export const ingot: Emblem = (of) => {
  const gold = of('gold')
  return (
    ellipse(0, -18, 44, 42, gold.fill) +
    path('M-98-40C-70-30-50-8 0-8S70-30 98-40C96 20 70 62 0 64S-96 20-98-40Z', gold.fill) +
    path('M-98-40C-70-30-50-8 0-8S70-30 98-40C76-6 40 10 0 10S-76-6-98-40Z', gold.light) +
    path('M-80 20C-50 46 50 46 80 20C64 52 40 63 0 64S-64 52-80 20Z', gold.dark, 'opacity=".55"') +
    line('M-22-40Q-8-54 12-52', of('ivory').light, 6, 'opacity=".85"') +
    line('M-84-20C-78 4-66 24-50 34', of('ivory').light, 5, 'opacity=".7"')
  )
}

export const trophy: Emblem = (of) => {
  const gold = of('gold')
  return (
    of.twice(line('M48-62C96-70 96-6 38 4', gold.dark, 13) + line('M48-64C92-70 90-10 38 2', gold.mid, 6)) +
    path('M-12 20H12L18 58H-18Z', gold.dark) +
    path('M-60-84H60C58-20 44 24 0 30C-44 24-58-20-60-84Z', gold.fill) +
    path('M26-84H60C58-20 44 24 4 30C26 0 30-40 26-84Z', gold.dark, 'opacity=".4"') +
    ellipse(0, -84, 60, 11, gold.dark) +
    path(starPath(5, 26, 11, 0, -34), of('ivory').light) +
    line('M-44-66C-42-34-36-12-24 4', of('ivory').light, 6, 'opacity=".7"') +
    path('M-34 54H34L40 70H-40Z', gold.fill) +
    rect(-50, 68, 100, 24, of('wood').fill, 'rx="5"')
  )
}
