/**
 * Writes what docs/handbook takes from the code: keys, tokens, slots and entries, calls. `npm run handbook`; a test fails
 * where it was forgotten.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandKeyTable, groupTable, iconList, languageTable, moduleTable, variantTable } from './brandKeys'
import { writeChanged } from '../writeChanged'
import { callTable } from './calls'
import { slotSections } from './registry'
import { specifiedTable } from './specifiedCalls'
import { keyTable, variableTable } from './theme'

const folder = path.resolve(import.meta.dirname, '../../docs/handbook')

/** Page → its generated parts, each between `<!-- name -->` and `<!-- end of name -->`. */
const pages: Readonly<Record<string, Readonly<Record<string, () => string | Promise<string>>>>> = {
  'theme.md': { keys: keyTable, variables: variableTable },
  'registry.md': { slots: slotSections },
  'keys.md': {
    brandKeys: brandKeyTable,
    languages: languageTable,
    variants: variantTable,
    groups: groupTable,
    modules: moduleTable,
    icons: iconList,
  },
  'platform.md': { calls: callTable, specified: specifiedTable },
}

export const pageNames = Object.keys(pages)

export const readPage = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

/** The page with its generated parts as they should be. */
export async function generatedPage(name: string): Promise<string> {
  let text = readPage(name)
  for (const [part, generate] of Object.entries(pages[name] ?? {})) {
    const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
    const [before, rest = ''] = text.split(start)
    const after = rest.split(end)[1]
    if (after === undefined) throw new Error(`${name} has no place for ${part}`)
    text = `${before}${start}\n${await generate()}\n${end}${after}`
  }
  return text
}

export async function writePages(): Promise<void> {
  const pages = new Map<string, string>()
  for (const name of pageNames) pages.set(name, await generatedPage(name))
  const changed = await writeChanged(folder, pages)
  const are = changed.length === 0 ? 'nothing was to be written' : changed.join(', ')
  console.log(`handbook: ${are} (${pages.size} pages)`)
}
