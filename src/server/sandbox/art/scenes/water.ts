import { svg } from '../pen'
import { circle, ellipse, line, path } from '../shapes'
import type { Scene } from './scene'
import { beams, cloud, crest, fading, glow, hills, mirrored, shimmer, sky, swell } from './terrain'

export const sea: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const horizon = height * 0.56
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.28], [c.bright, 0.46], [c.glow, 0.56]) +
      glow(stage, c.glow, 320) +
      circle(focus.x, focus.y, 140, pen.linear([c.paper, c.glow])) +
      path(cloud(width * random.range(0, 0.7), height * 0.27, 1.5), c.paper, 'opacity=".4"') +
      path(svg`M0 ${horizon}l70-30l110-18l80 48ZM${width} ${horizon}l-60-44l-130 44Z`, c.mid) +
      path(svg`M0 ${horizon}H${width}V${height}H0Z`, pen.linear([c.bright, [c.mid, 0.3], c.deep])) +
      shimmer(stage, horizon, 6),
    front:
      path(swell(stage, height * 0.78, 60, 400), pen.linear([c.bright, c.mid])) +
      path(swell(stage, height * 0.84, 64, 480), pen.linear([c.mid, c.deep])) +
      line(crest(stage, height * 0.87, 46, 460), c.paper, 4) +
      path(swell(stage, height * 0.92, 60, 380), pen.linear([c.deep, c.ink])),
    mote: 'bubbles',
  }
}

const coral = 'M0 40V-60Q0-100-36-130M0-36Q50-40 52-114M0-72Q14-120 10-162M-6-30Q-60-30-66-84M40-58Q86-50 88-96'

export const reef: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const { random } = pen
  const weed = (x: number, tall: number) =>
    svg`M${x} ${height}c-40-${tall * 0.3} 40-${tall * 0.6} 0-${tall}c30 ${tall * 0.36} 44 ${tall * 0.7} 22 ${tall}Z`
  const school = Array.from(
    { length: 3 },
    () =>
      svg`M${random.range(30, width - 60)} ${random.range(height * 0.12, height * 0.55)}` +
      'q18-14 38 0l14-9v18l-14-9q-20 14-38 0Z',
  ).join('')
  const branch = (x: number, y: number, scale: number, colour: string) =>
    svg`transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})" stroke="${colour}"`
  return {
    back:
      sky(stage, c.glow, [c.bright, 0.12], [c.mid, 0.45], [c.deep, 0.8], c.ink) +
      beams(focus.x, -260, height * 1.2, [-24, -13, -2, 8, 19], 2.6, fading(stage, c.paper)) +
      glow(stage, c.bright, 290) +
      path(school, c.deep, 'opacity=".6"'),
    front:
      path(weed(width * 0.03, 380) + weed(width * 0.9, 340), pen.linear([c.mid, c.ink])) +
      pen.stamp(`<path d="${coral}" stroke-width="18"/>`, [
        branch(width * 0.1, height * 0.85, 1.2, c.mid),
        branch(width * 0.9, height * 0.86, -1.3, c.mid),
        branch(width * 0.24, height * 0.95, -1, c.pop),
        branch(width * 0.76, height * 0.95, 1.1, c.accent),
      ]) +
      path(hills(stage, height * 0.93, 34, 3), c.ink),
    mote: 'bubbles',
  }
}

export const deck: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const planks = [-4, -2.6, -1.5, -0.5, 0.5, 1.5, 2.6, 4]
    .map((i) => svg`M${focus.x + i * 22} ${height * 0.72}L${focus.x + i * 92} ${height}`)
    .join('')
  const shroud =
    [0, 1, 2].map((i) => svg`M36 0L${100 + i * 44} ${height * 0.66}`).join('') +
    [1, 2, 3, 4, 5].map((i) => svg`M${36 + i * 10} ${height * 0.12 * i}h${i * 16}`).join('')
  return {
    back:
      sky(stage, c.deep, [c.mid, 0.3], [c.bright, 0.5], [c.glow, 0.6]) +
      glow(stage, c.glow, 330) +
      path(cloud(width * 0.72, height * 0.48, 1.4), c.paper, 'opacity=".5"') +
      path(svg`M0 ${height * 0.58}H${width}V${height}H0Z`, pen.linear([c.bright, c.deep])) +
      path(
        svg`M${width * 0.1} 0Q${width / 2} ${height * 0.12} ${width * 0.9} 0` +
          svg`L${width * 0.97} ${height * 0.2}` +
          svg`Q${width / 2} ${height * 0.34} ${width * 0.03} ${height * 0.2}Z`,
        pen.linear([c.bright, c.paper]),
      ) +
      mirrored(stage, line(shroud, c.ink, 3)),
    front:
      path(svg`M0 ${height * 0.72}H${width}V${height}H0Z`, pen.linear([c.mid, c.ink])) +
      line(planks, c.ink, 4, 'opacity=".5"') +
      line(
        [0.06, 0.2, 0.8, 0.94].map((x) => svg`M${width * x} ${height * 0.72}v${height * 0.13}`).join(''),
        c.deep,
        24,
      ) +
      line(svg`M0 ${height * 0.7}H${width}M0 ${height * 0.86}H${width}`, c.deep, 24) +
      line(svg`M0 ${height * 0.69}H${width}M0 ${height * 0.85}H${width}`, c.accent, 9),
    mote: 'sparkles',
  }
}

const palm =
  'M0 0h0q60-40 90 34q-50-30-90-34q70-60 76-24' +
  'q-40 10-76 24q30-70-8-76q-6 40 8 76q-70-60-92-8' +
  'q54-10 92 8q-76-30-92 44q50-46 92-44q30 30 26 76q-30-30-26-76q-40 30-36 72q34-36 36-72Z'

export const isle: Scene = (stage) => {
  const { pen, colours: c, width, height, focus } = stage
  const horizon = height * 0.6
  const tree = path(palm, c.ink) + line('M0 0Q-40 100-40 220', c.ink, 13)
  return {
    back:
      sky(stage, c.mid, [c.bright, 0.35], [c.glow, 0.6]) +
      circle(focus.x, focus.y, 185, c.glow, 'opacity=".6"') +
      circle(focus.x, focus.y, 145, pen.linear([c.paper, c.accent])) +
      path(svg`M0 ${horizon}H${width}V${height}H0Z`, pen.linear([c.bright, c.mid, c.deep])) +
      shimmer(stage, horizon, 6) +
      path(svg`M0 ${horizon}q90-70 190 0ZM${width} ${horizon}q-60-50-130 0Z`, c.deep) +
      line(
        svg`M${width * 0.3} ${height * 0.16}q14-14 22 0q8-14 22 0M${width * 0.4} ${height * 0.12}q10-10 16 0q6-10 16 0`,
        c.ink,
        4,
      ),
    front:
      pen.stamp(tree, [
        svg`transform="translate(${width * 0.19} ${height * 0.5}) scale(1.4)"`,
        svg`transform="translate(${width * 0.86} ${height * 0.58}) scale(-1.2 1.2)"`,
      ]) +
      path(hills(stage, height * 0.86, 30, 3), pen.linear([c.accent, [c.deep, 0.8]])) +
      ellipse(width * 0.08, height, 230, 70, c.ink) +
      ellipse(width * 0.95, height, 190, 80, c.ink),
    mote: 'sparkles',
  }
}
