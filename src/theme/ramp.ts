import { toHex, toOklch } from './oklch'

export const rampSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type RampStep = (typeof rampSteps)[number]

export interface Shade {
  readonly step: RampStep
  readonly hex: string
}

const lightest = 0.975
const darkest = 0.205

/**
 * Eleven steps of one hue, equally far apart in lightness as the eye grades it. Chroma is the brand's own around its
 * own lightness and falls towards both ends, where a full one would look like neon or mud.
 */
export function rampOf(colour: string): readonly Shade[] {
  const base = toOklch(colour)
  return rampSteps.map((step, index) => {
    const l = lightest - ((lightest - darkest) * index) / (rampSteps.length - 1)
    const room = l > base.l ? (1 - l) / (1 - base.l || 1) : l / (base.l || 1)
    return { step, hex: toHex({ l, c: base.c * Math.min(1, 0.08 + room * 0.98), h: base.h }) }
  })
}
