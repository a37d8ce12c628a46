import { type ScaleLinear, scaleLinear } from 'd3-scale'

/** Inside of a chart, from the start of the line of reading and from the top. */
export interface Frame {
  readonly inlineStart: number
  readonly inlineSize: number
  readonly blockStart: number
  readonly blockSize: number
}

/** From the least to the most of some values with zero among them, to round figures; never of no height. */
export function valueScale(values: readonly number[], ticks: number): ScaleLinear<number, number> {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .nice(ticks)
}

/** Every how many labels one is drawn, so that none reaches into the next. */
export const labelStep = (count: number, labelSize: number, inlineSize: number): number =>
  Math.max(1, Math.ceil((count * labelSize) / Math.max(1, inlineSize)))

/** About as wide as a text is drawn, in the units of its type size. */
export const textSize = (text: string, em: number): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) * em

const widthOf = (character: string): number =>
  /\p{Cf}/u.test(character) ? 0 : /[\u1100-\uffdc]/.test(character) ? 1 : 0.58

/** Places along the line of reading as those of a drawing, whose origin is always on the left. */
export const placeAt =
  (dir: 'ltr' | 'rtl', whole: number) =>
  (start: number, size = 0): number =>
    dir === 'rtl' ? whole - start - size : start
