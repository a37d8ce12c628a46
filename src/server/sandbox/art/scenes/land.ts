import { svg } from '../pen'
import { circle, line, path } from '../shapes'
import type { Scene } from './scene'
import { beams, cloud, fading, glow, hills, ridge, sky, stars, sunburst } from './terrain'

export const desert: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const pyramid = (x: number, y: number, s: number) =>
    path(svg`M${x} ${y - s}L${x + s * 0.85} ${y}H${x - s * 0.85}Z`, c.bright) +
    path(svg`M${x} ${y - s}L${x + s * 0.85} ${y}H${x + s * 0.2}Z`, c.deep, 'opacity=".75"')
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.25], [c.bright, 0.5], [c.glow, 0.68]) +
      stars(stage, height * 0.25) +
      glow(stage, c.glow, 340) +
      circle(focus.x, focus.y, 145, c.paper, 'opacity=".75"') +
      pyramid(width * 0.14, height * 0.7, 190) +
      pyramid(width * 0.9, height * 0.71, 230) +
      path(hills(stage, height * 0.71, 26, 3), pen.linear([c.bright, c.mid])),
    front:
      path(hills(stage, height * 0.79, 44, 2), pen.linear([c.accent, c.mid, c.deep])) +
      path(
        svg`M0 ${height * 0.86}Q${width * 0.3} ${height * 0.78} ${width * 0.52} ${height * 0.87}` +
          svg`T${width} ${height * 0.84}V${height}H0Z`,
        pen.linear([c.mid, c.deep]),
      ) +
      path(
        svg`M${width * 0.52} ${height * 0.87}` +
          svg`Q${width * 0.3} ${height * 0.93} ${width * 0.1} ${height}` +
          svg`H0V${height * 0.86}Q${width * 0.3} ${height * 0.78} ${width * 0.52} ${height * 0.87}Z`,
        c.ink,
        'opacity=".45"',
      ),
    mote: 'sparkles',
  }
}

export const jungle: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const leaf =
    '<path d="M0 0C100-50 76-170 0-220C-76-170-100-50 0 0Z"/>' +
    line('M0 0V-206M0-40L48-84L0-40L-48-84M0-100L40-146L0-100L-40-146', c.bright, 3, 'opacity=".4"')
  const at = (x: number, y: number, turn: number, scale: number, fill: string) =>
    svg`transform="translate(${x} ${y}) rotate(${turn + random.range(-8, 8)}) scale(${scale})" fill="${fill}"`
  const near = pen.linear([c.bright, c.mid])
  const [a = '', b = '', ...others] = pen
    .stamp(leaf, [
      at(40, height * 0.72, 24, 1.2, c.mid),
      at(width - 40, height * 0.74, -26, 1.2, c.mid),
      at(-20, 40, 130, 1.1, c.ink),
      at(width + 20, 20, -128, 1.2, c.ink),
      at(-10, height * 0.87, 42, 1, near),
      at(width + 10, height * 0.9, -44, 1.1, near),
      at(width * 0.2, height + 30, 14, 1, c.deep),
      at(width * 0.76, height + 40, -12, 1, c.deep),
    ])
    .split(/(?<=>)/)
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.4], c.deep) +
      glow(stage, c.glow, 420) +
      beams(focus.x + 60, -120, height * 1.1, [-22, -10, 0, 12], 3, fading(stage, c.paper)) +
      path(
        `M60 0C30 240 110 400 40 ${height}H0V0Z` +
          `M${width - 60} 0` +
          `C${width - 30} 240 ${width - 110} 400 ${width - 40} ${height}H${width}V0Z`,
        c.deep,
      ) +
      a +
      b,
    front: others.join(''),
    mote: 'fireflies',
  }
}

export const orchard: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const tree =
    path('M-8-40H8V20H-8Z', c.ink) +
    circle(0, -80, 52, pen.linear([c.bright, c.deep])) +
    line('M-26-98h0M4-112h0M28-84h0M-8-74h0M-32-62h0M14-50h0', c.pop, 12)
  const at = (x: number, y: number, scale: number) =>
    svg`transform="translate(${width * x} ${height * y}) scale(${scale})"`
  const [a = '', b = '', d = '', e = '', ...near] = pen
    .stamp(tree, [
      at(0.06, random.range(0.69, 0.71), 1.2),
      at(0.22, 0.68, 0.9),
      at(0.82, 0.69, 1),
      at(0.96, random.range(0.69, 0.72), 1.3),
      at(0.04, 0.98, 2.2),
      at(0.97, 0.99, 2),
    ])
    .split(/(?<=>)/)
  return {
    back:
      sky(stage, c.mid, [c.bright, 0.3], [c.glow, 0.62]) +
      sunburst(focus.x, focus.y, width + height, 12, c.paper, 0.2) +
      glow(stage, c.paper, 310) +
      path(cloud(width * random.range(0, 0.7), height * 0.17, 1.4), c.paper, 'opacity=".75"') +
      path(hills(stage, height * 0.66, 40, 3), pen.linear([c.bright, c.mid])) +
      a +
      b +
      d +
      e,
    front: path(hills(stage, height * 0.78, 36, 2), pen.linear([c.bright, c.mid, c.deep])) + near.join(''),
    mote: 'petals',
  }
}

export const volcano: Scene = (stage) => {
  const {
    pen,
    colours: c,
    width,
    height,
    focus: { x },
  } = stage
  const crater = height * 0.36
  return {
    back:
      sky(stage, c.ink, [c.deep, 0.35], [c.mid, 0.65], [c.bright, 0.8]) +
      glow(stage, c.bright, 400, 1, x, crater) +
      path(cloud(x - 210, crater - 80, 2.1) + cloud(x - 20, crater - 130, 2), c.ink, 'opacity=".55"') +
      path(
        svg`M${x - 330} ${height * 0.78}L${x - 90} ${crater}q40 24 90 6t90-6L${x + 330} ${height * 0.78}Z`,
        pen.linear([c.deep, c.ink]),
      ) +
      line(
        svg`M${x - 40} ${crater + 8}` +
          svg`C${x - 20} ${height * 0.5} ${x - 150} ${height * 0.55} ${x - 170} ${height * 0.78}` +
          svg`M${x + 30} ${crater + 6}` +
          svg`C${x + 40} ${height * 0.52} ${x + 150} ${height * 0.6} ${x + 150} ${height * 0.78}`,
        pen.linear([c.glow, c.bright, c.mid]),
        20,
      ) +
      glow(stage, c.glow, 240),
    front:
      path(ridge(stage, height * 0.84, height * 0.1, 3), pen.linear([c.deep, c.ink])) +
      path(
        svg`M0 ${height * 0.88}Q${width * 0.25} ${height * 0.84} ${width * 0.5} ${height * 0.89}` +
          svg`T${width} ${height * 0.87}V${height}H0Z`,
        pen.linear([c.glow, [c.bright, 0.3], c.mid]),
      ) +
      path(svg`M0 ${height * 0.93}l90-14l70 26l120-18l100 22l110-28L${width} ${height * 0.95}V${height}H0Z`, c.ink),
    mote: 'embers',
  }
}

export const garden: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const bunch =
    line('M-50 4h0M-20-20h0M14-6h0M46-26h0M-36 34h0M4 26h0M40 20h0', c.pop, 32) +
    line('M-46 6h0M-22-16h0M16-2h0M50-22h0M0 30h0M36 24h0', c.paper, 15)
  const at = (x: number, y: number) =>
    svg`transform="translate(${width * x} ${height * y}) scale(${random.range(0.9, 1.4)})"`
  return {
    back:
      sky(stage, c.mid, [c.bright, 0.35], [c.glow, 0.65]) +
      circle(focus.x, focus.y, 195, pen.linear([c.paper, c.accent]), 'opacity=".85"') +
      path(ridge(stage, height * 0.7, height * 0.17, 3), pen.linear([c.mid, c.glow])) +
      path(svg`M0 ${height * 0.7}H${width}V${height}H0Z`, pen.linear([c.bright, c.deep])) +
      line(
        svg`M${width * 0.04} ${height * 0.78}Q${width * 0.5} ${height * 0.58} ${width * 0.96} ${height * 0.78}`,
        c.ink,
        16,
      ) +
      line(
        [0.16, 0.3, 0.44, 0.56, 0.7, 0.84]
          .map((x) => svg`M${width * x} ${height * (0.76 - 0.32 * x * (1 - x))}v40`)
          .join(''),
        c.ink,
        7,
      ),
    front:
      line(
        svg`M0 ${height * 0.06}` +
          svg`C${width * 0.2} ${height * 0.02} ${width * 0.3} ${height * 0.12} ${width * 0.52} ${height * 0.08}` +
          svg`M${width * 0.2} ${height * 0.05}L${width * 0.34} ${height * 0.17}`,
        c.ink,
        13,
      ) +
      path(hills(stage, height * 0.88, 40, 3), pen.linear([c.deep, c.ink])) +
      line(svg`M${width * 0.18} ${height * 0.94}h90M${width * 0.56} ${height * 0.96}h120`, c.mid, 18) +
      pen.stamp(bunch, [at(0.06, 0.07), at(0.24, 0.05), at(0.36, 0.16), at(0.96, 0.87)]),
    mote: 'petals',
  }
}
