/** Writes src/ui/icons/sprite.svg: one <symbol> for every name in src/ui/icons/names.ts, drawn by lucide-static. */
import { readFileSync, writeFileSync } from 'node:fs'
import { iconNames } from '../src/ui/icons/names'

const root = new URL('..', import.meta.url)

function readSymbol(name: string): string {
  const svg = readFileSync(new URL(`node_modules/lucide-static/icons/${name}.svg`, root), 'utf8')
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (body === undefined) throw new Error(`lucide-static/icons/${name}.svg holds no <svg> element`)
  const shapes = body.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const missing: string[] = []
const symbols = iconNames.flatMap((name) => {
  try {
    return [readSymbol(name)]
  } catch (error) {
    missing.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
})
if (missing.length > 0) {
  console.error(`Icons that lucide-static does not have:\n  ${missing.join('\n  ')}`)
  process.exit(1)
}

const sprite = [
  '<!-- Lucide icons, ISC licence, https://lucide.dev. Written by scripts/build-icons.ts. -->',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...symbols,
  '</svg>',
  '',
].join('\n')
writeFileSync(new URL('src/ui/icons/sprite.svg', root), sprite)
console.log(`src/ui/icons/sprite.svg: ${symbols.length} icons, ${sprite.length} bytes`)
