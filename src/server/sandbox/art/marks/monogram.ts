import { escapeXml } from '../lines'
import { circle, group, path, rect, starPath } from '../shapes'
import type { Mark, MarkInks } from './mark'

const letterText = (letters: string, fill: string, size: number, family: string, attributes = '') => {
  const font = `font-family="${family}" font-weight="900" font-size="${size}"`
  const at = `y="${Math.round(size * 0.36)}" text-anchor="middle"`
  return `<text ${at} ${font} fill="${fill}"${attributes}>${escapeXml(letters)}</text>`
}

const two = (letters: string, fill: string, family: string, width: number) =>
  letterText(
    letters,
    fill,
    [...letters].length > 1 ? 32 : 46,
    family,
    [...letters].length > 1 ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '',
  )

const grotesk = 'Arial Black,Arial,sans-serif'
const roman = 'Georgia,serif'

const seal = (ink: MarkInks) =>
  path(starPath(16, 40, 35), ink.main) + circle(0, 0, 30, 'none', `stroke="${ink.second}" stroke-width="3"`)

export const disc: Mark = (ink, random, letters) => {
  const cut = random.pick([
    'M-40 0A40 40 0 0 0 40 0Z',
    'M0-40A40 40 0 0 1 0 40Z',
    'M-28 28A40 40 0 0 1 28-28Z',
  ] as const)
  return (
    circle(0, 0, 40, ink.main) + path(cut, ink.deep) + two(letters, ink.paper, random.chance(0.5) ? grotesk : roman, 48)
  )
}

export const plate: Mark = (ink, random, letters) =>
  rect(-38, -38, 76, 76, ink.main, `rx="${random.pick([6, 14, 22, 30] as const)}"`) +
  path('M38-4V20A18 18 0 0 1 20 38H-22Z', ink.second) +
  two(letters, ink.paper, grotesk, 50)

export const hexagon: Mark = (ink, _, letters) =>
  path('M0-41L36-21V21L0 41L-36 21V-21Z', ink.deep) +
  path('M0-33L29-17V17L0 33L-29 17V-17Z', 'none', `stroke="${ink.second}" stroke-width="4"`) +
  two(letters, ink.paper, grotesk, 38)

export const stamp: Mark = (ink, _, letters) => seal(ink) + two(letters, ink.paper, roman, 38)

export const slant: Mark = (ink, _, letters) =>
  path('M-26-34H42L26 34H-42Z', ink.main) +
  path('M-42 34L-37 14H31L26 34Z', ink.second) +
  group('transform="translate(0 -7) skewX(-12)"', two(letters, ink.paper, grotesk, 48))

export const diamond: Mark = (ink, _, letters) =>
  path('M0-39L39 0L0 39L-39 0Z', ink.main, `stroke="${ink.main}" stroke-width="4"`) +
  path('M0-39L39 0L0 39Z', ink.deep, `stroke="${ink.deep}" stroke-width="4"`) +
  two(letters, ink.paper, roman, 40)
