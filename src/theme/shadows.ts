import { rgba } from 'polished'
import { toHex, toOklch } from './oklch'
import type { Mode } from './resolve'
import type { Surfaces } from './surfaces'
import type { Tokens } from './tokens'

/** Shadows carry the page's hue. In dark they only seat a floating layer; height is told by tint and a hairline. */
export function shadowsOf(surfaces: Surfaces, mode: Mode): Tokens {
  const { h, c } = toOklch(surfaces.page)
  const ink = toHex({ l: mode === 'dark' ? 0.05 : 0.25, c: Math.min(c * 2, 0.05), h })
  const layer = (y: number, blur: number, spread: number, alpha: number) =>
    `0 ${y}px ${blur}px ${spread}px ${rgba(ink, alpha)}`
  const scrimInk = toHex({ l: mode === 'dark' ? 0.06 : 0.2, c: Math.min(c, 0.03), h })
  // Over pictures, dark enough for white words in both themes.
  const veil = rgba(toHex({ l: 0.14, c: Math.min(c, 0.03), h }), 0.72)
  if (mode === 'dark') {
    const hairline = `inset 0 0 0 1px ${rgba(surfaces.text, 0.06)}`
    return {
      '--shadow-1': hairline,
      '--shadow-2': `${hairline}, ${layer(8, 24, -4, 0.5)}`,
      '--shadow-3': `${hairline}, ${layer(24, 56, -8, 0.7)}`,
      '--scrim': rgba(scrimInk, 0.72),
      '--veil': veil,
    }
  }
  return {
    '--shadow-1': `${layer(0, 0, 1, 0.05)}, ${layer(1, 2, 0, 0.06)}, ${layer(3, 8, -2, 0.05)}`,
    '--shadow-2': `${layer(0, 0, 1, 0.05)}, ${layer(4, 8, -2, 0.06)}, ${layer(12, 28, -6, 0.14)}`,
    '--shadow-3': `${layer(0, 0, 1, 0.05)}, ${layer(8, 16, -4, 0.08)}, ${layer(28, 64, -12, 0.24)}`,
    '--scrim': rgba(scrimInk, 0.52),
    '--veil': veil,
  }
}
