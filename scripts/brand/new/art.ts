import { deriveTheme } from '../../../src/theme/derive'
import { themeOf } from './answers'

/** Placeholder pictures in the brand's colour, to be replaced by a designer's. Each passes the check. */
export interface Art {
  readonly logo: string
  readonly logoDark: string
  readonly icon: string
  readonly hero: string
}

const typeface = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans','PingFang SC','Microsoft YaHei',sans-serif"

/** A mark out of the name alone: the same name has the same. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

export function drawArt(name: string, accent: string): Art {
  const { light, dark } = deriveTheme(themeOf(accent))
  const of = (tokens: typeof light, token: string) => tokens[token] ?? accent
  return {
    logo: logo(name, of(light, '--accent-text'), of(light, '--text')),
    logoDark: logo(name, of(dark, '--accent-text'), of(dark, '--text')),
    icon: icon(name, of(light, '--accent'), of(light, '--on-accent')),
    hero: hero(name, of(dark, '--page'), of(dark, '--accent'), of(dark, '--accent2')),
  }
}

/** Two crossing crescents, turned by the name; in a square of 64. */
function mark(name: string, colour: string, size = 1): string {
  const turn = (seedOf(name) % 12) * 30
  const shape = 'M32 8A24 24 0 1 0 56 32A18 18 0 1 1 32 8Z'
  const place = `translate(${32 - 32 * size} ${32 - 32 * size}) scale(${size})`
  return `<g transform="${place} rotate(${turn} 32 32)" fill="${colour}"><path d="${shape}"/><path d="M47 15a6 6 0 1 1-12 0a6 6 0 1 1 12 0Z"/></g>`
}

function logo(name: string, colour: string, ink: string): string {
  // Wide letters of East Asia take as much as they are high.
  const width = Math.round([...name].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 38 : 21), 0))
  const whole = Math.min(500, 76 + width)
  const text = `<text x="72" y="44" font-family="${typeface}" font-size="36" font-weight="700" fill="${ink}" textLength="${whole - 76}" lengthAdjust="spacingAndGlyphs">${escape(name)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole / 2}" height="32" viewBox="0 0 ${whole} 64">${mark(name, colour)}${text}</svg>\n`
}

/** The ground fills the square and the mark keeps to the middle: a phone may cut it to any shape. */
function icon(name: string, ground: string, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${mark(name, ink, 0.66)}</svg>\n`
}

function hero(name: string, page: string, accent: string, second: string): string {
  const shift = seedOf(name) % 300
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="520" viewBox="0 0 1440 520">',
    `<defs><radialGradient id="glow" cx="${0.6 + shift / 2000}" cy="0.2" r="0.8"><stop offset="0" stop-color="${accent}" stop-opacity="0.7"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="1440" height="520" fill="${page}"/><rect width="1440" height="520" fill="url(#glow)"/>`,
    `<g fill="none" stroke="${second}" stroke-opacity="0.35" stroke-width="2"><circle cx="${980 + shift}" cy="240" r="160"/><circle cx="${980 + shift}" cy="240" r="250"/></g>`,
    '</svg>\n',
  ].join('')
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
