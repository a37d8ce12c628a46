import js2xliff from 'xliff/js2xliff'
import xliff2js from 'xliff/xliff2js'
import { readTags, type Tag } from '../../../src/server/brands/assets/svg'
import { Failed } from '../io'
import { type ReturnedText, versionOf } from './changedSince'
import type { ReadTexts } from './csv'
import type { TextsFile } from './rows'

/**
 * XLIFF 2.0: one unit for each text, which tools are asked not to cut into pieces. Its name, which tools must keep, says
 * of which text it was made.
 */
export async function writeXliff({ sourceLanguage, language, rows }: TextsFile): Promise<string> {
  const units = rows.map(
    ({ id, source, target, note }) =>
      [
        id,
        {
          source: told(source),
          ...(target !== '' && { target: told(target) }),
          note: told(note),
          additionalAttributes: { canResegment: 'no', name: `${id}@${versionOf(target)}` },
        },
      ] as const,
  )
  const resources = { texts: Object.fromEntries(units) }
  return `${await js2xliff({ sourceLanguage, targetLanguage: language, resources })}\n`
}

/** The library takes `&amp;` for an ampersand that somebody escaped already. */
const told = (text: string) => text.replaceAll('&', '&amp;')

/**
 * Units with their targets and lines. Throws Failed where the file is no XLIFF 2 with a target language, or a target has
 * more in it than text. The library keeps one of two units of the same id, and the last piece of a text that was cut:
 * both are looked for in the tags.
 */
export async function readXliff(file: string, text: string): Promise<ReadTexts> {
  const read = await xliff2js(text).catch((error: unknown) => {
    throw new Failed(`${file} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  })
  if (!read.resources || read.targetLanguage === undefined)
    throw new Failed(`${file} is no XLIFF 2 with a target language (version="2.0" and trgLang="…").`)
  const targets = new Map<string, unknown>()
  for (const units of Object.values(read.resources)) gather(units, targets)
  return { language: read.targetLanguage, rows: rowsOf(file, text, targets) }
}

/** Groups are a tool's own order. */
function gather(units: unknown, targets: Map<string, unknown>): void {
  for (const [id, unit] of Object.entries(asRecord(units))) {
    const { groupUnits, target } = asRecord(unit)
    if (groupUnits === undefined) targets.set(id, target)
    else gather(groupUnits, targets)
  }
}

function rowsOf(file: string, text: string, targets: ReadonlyMap<string, unknown>): readonly ReturnedText[] {
  const units: { tag: Tag; line: number; segments: number }[] = []
  let [line, counted] = [1, 0]
  const { tags, problems } = readTags(text)
  const [broken] = problems
  if (broken) throw new Failed(`${file} cannot be read: ${broken.message} (${broken.found}).`)
  for (const tag of tags) {
    for (let end = text.indexOf('\n', counted); end >= 0 && end < tag.offset; end = text.indexOf('\n', counted)) {
      line += 1
      counted = end + 1
    }
    if (tag.name === 'unit') units.push({ tag, line, segments: 0 })
    const unit = units.at(-1)
    if (tag.name === 'segment' && unit) unit.segments += 1
  }
  return units.map(({ tag, line: at, segments }): ReturnedText => {
    const id = tag.attributes.get('id') ?? ''
    if (segments > 1)
      throw new Failed(
        `${file}:${at} "${id}" was cut into ${segments} pieces. Join its segments in the tool that did so.`,
      )
    const target = targets.get(id) ?? ''
    if (typeof target !== 'string')
      throw new Failed(`${file}:${at} "${id}" has elements in its target. Write placeholders as text: {{name}}.`)
    const [, version] = tag.attributes.get('name')?.split('@') ?? []
    return { id, target, line: at, ...(version !== undefined && { version }) }
  })
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
