import { contrast, luminanceOf, ratioOf, toHex, toOklch } from './oklch'

/**
 * The colour itself where it reaches the ratio on every background, else the nearest lightness of its hue that does,
 * lighter or darker as told. Ends at white or black.
 */
export function reach(
  colour: string,
  backgrounds: readonly string[],
  ratio: number,
  towards: 'white' | 'black',
): string {
  const grounds = backgrounds.map(luminanceOf)
  const isReadable = (text: string) => {
    const luminance = luminanceOf(text)
    return grounds.every((ground) => ratioOf(luminance, ground) >= ratio)
  }
  if (isReadable(colour)) return colour
  const base = toOklch(colour)
  const end = towards === 'white' ? 1 : 0
  const steps = 64
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps
    const next = toHex({ l: base.l + (end - base.l) * part, c: base.c * (1 - part * 0.6), h: base.h })
    if (isReadable(next)) return next
  }
  return towards === 'white' ? '#ffffff' : '#000000'
}

export interface Fill {
  readonly fill: string
  readonly hover: string
  readonly press: string
  readonly on: string
}

/**
 * A fill and what is written on it. White is kept where the fill allows it or a small step darker does; otherwise the
 * text is a near-black of the same hue. Hover and press move away from the text, so they read at least as well.
 */
export function fillOf(colour: string): Fill {
  const white = contrast(colour, '#ffffff')
  const light = white >= 3.6
  const fill = light ? reach(colour, ['#ffffff'], 4.5, 'black') : colour
  const { l, c, h } = toOklch(fill)
  const away = light ? -1 : 1
  const on = light ? '#ffffff' : reach(toHex({ l: 0.2, c: Math.min(c, 0.04), h }), [fill], 4.5, 'black')
  const moved = (by: number) => {
    const target = l + away * by
    return toHex({ l: target > 0.985 || target < 0.08 ? l : target, c, h })
  }
  return { fill, hover: moved(0.045), press: moved(0.085), on }
}
