/** Writes THIRD-PARTY-NOTICES. `npm run notices`; a test fails where it was forgotten, or where a licence is new. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { licenceTexts } from './licences'
import { shippedPackages, type Package } from './packages'

export const noticesFile = 'THIRD-PARTY-NOTICES'

export const indexLine = ({ name, version, licence }: Package): string => `- ${name} ${version}: ${licence}`

/** Typefaces that brands bring, each folder of them with its licence beside it. */
export const fontLicences = (root: string): readonly string[] =>
  readdirSync(path.join(root, 'brands'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'OFL.txt')
    .sort()
    .map((file) => path.join('brands', file))

const rule = '='.repeat(80)

/** What libvips is made of stands in the readme of its build, the same list in each. */
function partsOf(root: string, packages: readonly Package[]): string {
  for (const { name, folder } of packages) {
    if (!name.startsWith('@img/sharp-libvips-')) continue
    try {
      const [, table] =
        /(\| Library[\s\S]*?)\n\nPlease/.exec(readFileSync(path.join(root, folder, 'README.md'), 'utf8')) ?? []
      if (table !== undefined) return table
    } catch {
      // a build for another system
    }
  }
  throw new Error('no build of libvips is installed: run npm ci')
}

export function notices(root: string): string {
  const packages = shippedPackages(root)
  const byText = new Map<string, Package[]>()
  for (const each of packages)
    for (const text of licenceTexts(root, each)) byText.set(text, [...(byText.get(text) ?? []), each])
  return (
    [
      'Third-party notices',
      'Marquee is delivered with the packages and typefaces below: in what browsers are sent, or in what the server runs.\n' +
        'Each comes under its own licence; the texts follow. LGPL and MPL libraries are separate files in node_modules,\n' +
        'unchanged, and may be replaced there. Written by `npm run notices`.',
      packages.map(indexLine).join('\n'),
      `Libraries inside the builds of libvips (@img/sharp-libvips-*, @img/sharp-win32-*, @img/sharp-wasm32)\n\n${partsOf(root, packages)}`,
      ...fontLicences(root).map(
        (file) =>
          `${rule}\nTypefaces in ${path.dirname(file)}\n${rule}\n\n${readFileSync(path.join(root, file), 'utf8').trim()}`,
      ),
      ...[...byText].map(
        ([text, of]) =>
          `${rule}\n${of.map(({ name, version }) => `${name} ${version}`).join('\n')}\n${rule}\n\n${text}`,
      ),
    ].join('\n\n') + '\n'
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = path.resolve(import.meta.dirname, '../..')
  writeFileSync(path.join(root, noticesFile), notices(root))
}
