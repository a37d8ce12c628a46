/**
 * Writes src/ui/icons/sprite.svg, one <symbol> for every name in src/ui/icons/names.ts, drawn by lucide-static, and
 * src/ui/icons/wallPaths.ts, the lines of those that stand on every card of a wall.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type IconName, iconNames } from '../src/ui/icons/names'
import { messageOf } from '../src/lib/messageOf'

const root = new URL('..', import.meta.url)

/** A reference into the sprite is loaded and copied for each icon: a tenth of a second for a screen full of cards. */
const onWalls: readonly IconName[] = ['flame', 'heart', 'info', 'play']

function readShapes(name: string): string {
  const svg = readFileSync(new URL(`node_modules/lucide-static/icons/${name}.svg`, root), 'utf8')
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (body === undefined) throw new Error(`lucide-static/icons/${name}.svg holds no <svg> element`)
  return body.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>')
}

const readSymbol = (name: string): string => `<symbol id="${name}" viewBox="0 0 24 24">${readShapes(name)}</symbol>`

/** All shapes of an icon as the commands of one path. */
function readPath(name: string): string {
  const paths = Array.from(readShapes(name).matchAll(/<(\w+) ([^>]*)\/>/g), ([, shape = '', attributes = '']) => {
    const of = new Map(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value] as const),
    )
    const path = of.get('d')
    if (shape === 'path' && path !== undefined) return path
    if (shape !== 'circle')
      throw new Error(`lucide-static/icons/${name}.svg has a <${shape}>, which is not made into a path`)
    const [x, y, r] = [Number(of.get('cx')), Number(of.get('cy')), Number(of.get('r'))]
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
  })
  return paths.join('')
}

const missing: string[] = []
const symbols = iconNames.flatMap((name) => {
  try {
    return [readSymbol(name)]
  } catch (error) {
    missing.push(`${name}: ${messageOf(error)}`)
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

const paths = onWalls.map((name) => `  ${name}: '${readPath(name)}',`)
writeFileSync(
  new URL('src/ui/icons/wallPaths.ts', root),
  [
    "import type { IconName } from './names'",
    '',
    '/** Lucide icons, ISC licence, https://lucide.dev. Written by scripts/build-icons.ts. */',
    'export const wallPaths: Readonly<Partial<Record<IconName, string>>> = {',
    ...paths,
    '}',
    '',
  ].join('\n'),
)
