import { circle, ellipse, group, line, moved, path, rect } from '../shapes'
import type { Emblem } from './emblem'

export const whistle: Emblem = (of) => {
  const [metal, gold] = [of('gold'), of('ruby')]
  return (
    line('M-70-30C-100-96 20-104 62-70', gold.mid, 9) +
    path('M-96-40H34V-52H62V-36A58 58 0 1 1-28 12H-96Z', metal.fill) +
    circle(30, 22, 34, metal.dark, 'opacity=".45"') +
    circle(30, 22, 20, of('ink').dark) +
    circle(24, 16, 9, of('ivory').light) +
    path('M-46-40H-14L-22-14H-46Z', of('ink').mid) +
    line('M-88-28H-56', of('ivory').light, 6, 'opacity=".8"')
  )
}

/** A goal with the ball in its corner. */
export const goal: Emblem = (of) => {
  const [post, net] = [of('ivory'), of('steel')]
  return (
    path('M-90-62H90V76H-90Z', of('emerald').dark, 'opacity=".55"') +
    line('M-60-62V76M-30-62V76M0-62V76M30-62V76M60-62V76M-90-34H90M-90-6H90M-90 22H90M-90 50H90', net.light, 2.5) +
    line('M-92 80V-66H92V80', post.light, 13) +
    line('M-98 82H98', of('emerald').mid, 12) +
    circle(40, -16, 31, post.fill, `stroke="${of('ink').mid}" stroke-width="4"`) +
    path('M40-30L53-20L48-5H32L27-20Z', of('ink').mid) +
    line('M40-30V-46M53-20L68-26M48-5L58 10M32-5L22 10M27-20L12-26', of('ink').mid, 4) +
    line('M-30 60L8 14M-52 52L-24 22', of('gold').mid, 6)
  )
}

export const hoop: Emblem = (of) => {
  const [ring, ivory] = [of('coral'), of('ivory')]
  return (
    rect(-88, -94, 176, 112, ivory.fill, `rx="10" stroke="${of('sapphire').mid}" stroke-width="9"`) +
    rect(-34, -56, 68, 52, 'none', `stroke="${ring.mid}" stroke-width="8"`) +
    line(
      'M-46 18L-30 84M-24 24L-14 92M0 26V94M24 24L14 92M46 18L30 84M-42 42L0 60L42 42M-36 62L0 82L36 62',
      of('steel').light,
      5,
    ) +
    ellipse(0, 16, 54, 15, 'none', `stroke="${ring.mid}" stroke-width="11"`) +
    circle(46, -52, 34, ring.fill) +
    line('M46-86V-18M12-52H80M24-78C40-62 40-42 24-26M68-78C52-62 52-42 68-26', of('ink').dark, 3.5)
  )
}

export const volleyball: Emblem = (of) => {
  const [ivory, blue, gold] = [of('ivory'), of('sapphire'), of('gold')]
  const third =
    path('M0 0C-6-40 8-72 34-83A90 90 0 0 1 78 45C62 14 36-4 0 0Z', '') +
    line('M0 0C18-34 40-50 78-44M0 0C34-16 62-10 84 18', ivory.dark, 4)
  const [a = '', b = '', c = ''] = of
    .stamp(third.replace(' fill=""', ''), [
      `fill="${ivory.fill}"`,
      `fill="${blue.fill}" transform="rotate(120)"`,
      `fill="${gold.fill}" transform="rotate(240)"`,
    ])
    .split(/(?<=>)/)
  return (
    circle(0, 0, 90, ivory.fill) + a + b + c + circle(0, 0, 90, 'none', `stroke="${of('ink').mid}" stroke-width="4"`)
  )
}

export const shuttlecock: Emblem = (of) => {
  const [ivory, red] = [of('ivory'), of('ruby')]
  return group(
    'transform="rotate(34)"',
    path('M-66-92Q0-70 66-92L26 40H-26Z', ivory.fill, `stroke="${ivory.dark}" stroke-width="4"`) +
      line('M-40-84L-14 38M-14-80L-4 38M14-80L4 38M40-84L14 38', ivory.dark, 4) +
      line('M-54-52Q0-36 54-52M-42-12Q0 0 42-12', of('sapphire').mid, 7) +
      path('M-30 38H30V58Q28 92 0 92T-30 58Z', red.fill) +
      line('M-28 48H28', of('gold').mid, 9),
  )
}

/** A bat for table tennis, and its ball. */
export const paddle: Emblem = (of) =>
  group(
    'transform="rotate(-32)"',
    rect(-14, 30, 28, 68, of('wood').fill, 'rx="9"') +
      path('M-70-26C-70-74-40-98 0-98S70-74 70-26C70 14 36 28 22 46H-22C-36 28-70 14-70-26Z', of('ruby').fill) +
      path('M-56 10H56C44 24 30 32 22 46H-22C-30 32-44 24-56 10Z', of('wood').light) +
      line('M-54-40C-50-66-34-80-14-84', of('ivory').light, 7, 'opacity=".7"'),
  ) + circle(64, 50, 26, of('ivory').fill, `stroke="${of('ivory').dark}" stroke-width="3"`)

/** The last hole. */
export const golf: Emblem = (of) =>
  ellipse(0, 70, 94, 28, of('emerald').fill) +
  ellipse(6, 66, 26, 8, of('ink').dark) +
  line('M6 66V-92', of('steel').light, 8) +
  path('M10-94L88-66L10-36Z', of('ruby').fill) +
  path('M10-94L88-66L10-64Z', of('ruby').light, 'opacity=".5"') +
  circle(-46, 54, 25, of('ivory').fill, `stroke="${of('ivory').dark}" stroke-width="3"`) +
  line('M-54 46h0M-42 44h0M-50 58h0M-38 56h0', of('ivory').dark, 5)

export const boot: Emblem = (of) => {
  const [leather, lit] = [of('sapphire'), of('lime')]
  return (
    path('M-84 62H96V74H-84Z', of('ink').mid) +
    line('M-70 76V90M-44 76V90M20 76V90M48 76V90M76 76V90', of('steel').mid, 15) +
    path('M-86 64V-58Q-56-74-26-60C-14-22 18-2 60 8Q98 18 96 64Z', leather.fill) +
    path('M-86 64V30Q-20 56 96 40V64Z', leather.dark, 'opacity=".55"') +
    line('M-86-44Q-56-60-30-46', lit.mid, 10) +
    line('M-18-22L0-40M0-8L18-24M22 2L36-14', of('ivory').light, 7) +
    path('M-74 30C-40 22-14 8-22-12C-2 22-30 44-74 46Z', lit.mid)
  )
}

export const stopwatch: Emblem = (of) =>
  rect(-13, -100, 26, 24, of('gold').fill, 'rx="6"') +
  line('M56-70L68-82', of('gold').mid, 15) +
  circle(0, 12, 82, of('gold').fill) +
  circle(0, 12, 66, of('ivory').fill) +
  line('M0-44V-34M0 58V68M-56 12H-46M46 12H56M-40-28L-33-21M40-28L33-21M-40 52L-33 45M40 52L33 45', of('ink').mid, 6) +
  path('M0 12V-46A58 58 0 0 1 50 41Z', of('ruby').mid, 'opacity=".5"') +
  line('M0 12L34 32', of('ruby').mid, 8) +
  circle(0, 12, 9, of('ink').mid)

/** Three stumps, and the ball that takes them. */
export const wicket: Emblem = (of) => {
  const [wood, red] = [of('gold'), of('ruby')]
  return (
    ellipse(0, 88, 88, 14, of('emerald').mid) +
    line('M-42 86L-54-52M0 86V-60M42 86L50-54', wood.mid, 16) +
    line('M-46 86L-58-50M-4 86V-58M38 86L46-52', wood.light, 4) +
    group(moved(-22, -76, 1, -16), rect(-26, -6, 52, 12, wood.fill, 'rx="6"')) +
    group(moved(34, -86, 1, 24), rect(-26, -6, 52, 12, wood.fill, 'rx="6"')) +
    circle(52, 26, 34, red.fill) +
    line('M28 4C54 12 64 30 68 54', of('ivory').light, 5, 'stroke-dasharray="5 6" stroke-linecap="butt"') +
    ellipse(40, 12, 9, 6, of('ivory').light, 'opacity=".7"')
  )
}

/** A court from above, with its net and a ball. */
export const court: Emblem = (of) =>
  group(
    'transform="rotate(-16)"',
    rect(-72, -98, 144, 196, of('coral').fill, 'rx="10"') +
      rect(-54, -82, 108, 164, of('sapphire').fill, `stroke="${of('ivory').light}" stroke-width="5"`) +
      line('M-38-82V82M38-82V82M-38-42H38M-38 42H38M0-42V42', of('ivory').light, 4) +
      line('M-80 0H80', of('ink').dark, 9) +
      line('M-80-3H80', of('ivory').light, 4),
  ) +
  circle(42, 44, 27, of('lime').fill) +
  line('M24 26C40 34 44 52 34 70M62 28C48 36 44 52 54 67', of('ivory').light, 4)
