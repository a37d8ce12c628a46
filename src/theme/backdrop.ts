import { rgba } from 'polished'
import { blend } from './oklch'
import type { Imagery, Mode } from './resolve'
import type { Surfaces } from './surfaces'

type Backdrop = (imagery: Imagery, surfaces: Surfaces, accent: string, accent2: string, mode: Mode) => string

/** background-image of heroes: light in the night, raked arcs under a pale sun, or a line of dunes. */
export const backdropOf: Backdrop = (imagery, surfaces, accent, accent2, mode) => {
  const dark = mode === 'dark'
  if (imagery === 'glow') {
    return [
      `radial-gradient(34% 70% at 92% -8%, ${rgba(accent, dark ? 0.24 : 0.3)}, transparent 72%)`,
      `radial-gradient(58% 110% at 68% -20%, ${rgba(accent2, dark ? 0.3 : 0.16)}, transparent 72%)`,
      `radial-gradient(46% 80% at 4% 112%, ${rgba(accent2, dark ? 0.16 : 0.1)}, transparent 70%)`,
    ].join(', ')
  }
  if (imagery === 'paper') {
    const thread = rgba(dark ? accent : surfaces.text, dark ? 0.09 : 0.06)
    const sun = rgba(accent2, dark ? 0.16 : 0.12)
    return [
      `repeating-radial-gradient(circle at 100% 120%, ${thread} 0 1px, transparent 1.5px 22px)`,
      `radial-gradient(circle clamp(36px, 9vw, 104px) at 78% 34%, ${sun} 0 99%, transparent)`,
    ].join(', ')
  }
  const dune = (part: number) => blend(surfaces.page, dark ? accent : accent2, part)
  return [
    `radial-gradient(90% 70% at 12% 118%, ${dune(dark ? 0.2 : 0.24)} 0 60%, transparent 60.2%)`,
    `radial-gradient(110% 80% at 92% 124%, ${dune(dark ? 0.13 : 0.15)} 0 60%, transparent 60.2%)`,
    `radial-gradient(120% 70% at 48% 112%, ${dune(dark ? 0.07 : 0.08)} 0 60%, transparent 60.2%)`,
  ].join(', ')
}

/** The same behind text: no rim of the sun or of a dune runs through a line of it. */
export const softBackdropOf: Backdrop = (imagery, surfaces, accent, accent2, mode) => {
  const dark = mode === 'dark'
  if (imagery === 'glow') return backdropOf(imagery, surfaces, accent, accent2, mode)
  if (imagery === 'paper') {
    const thread = rgba(dark ? accent : surfaces.text, dark ? 0.06 : 0.04)
    const sun = rgba(accent2, dark ? 0.16 : 0.12)
    return [
      `repeating-radial-gradient(circle at 100% 120%, ${thread} 0 1px, transparent 1.5px 22px)`,
      `radial-gradient(60% 120% at 92% 0%, ${sun}, transparent)`,
    ].join(', ')
  }
  const sand = (part: number) => rgba(dark ? accent : accent2, part)
  return [
    `radial-gradient(80% 90% at 12% 118%, ${sand(dark ? 0.2 : 0.24)}, transparent)`,
    `radial-gradient(100% 100% at 92% 124%, ${sand(dark ? 0.13 : 0.15)}, transparent)`,
  ].join(', ')
}
