import { readdirSync } from 'node:fs'
import type { Command } from 'commander'
import { describe, formatBrandError, formatPath, type JsonPath, nearest } from '../../../src/server/brands/brandError'
import { parseDocument } from '../../../src/server/brands/jsonDocument'
import { editJson, NoPlace } from '../../../src/server/brands/change/editJson'
import { schemaOf } from '../../../src/server/brands/change/schemaOf'
import { loweredPicture } from '../assets/loweredPicture'
import { saveMade } from '../assets/saveMade'
import { validate } from '../../../src/server/schemas'
import { placeIn, placeOf, type ValuePlace } from '../change/places'
import { type FileChange, saveChecked, textOf } from '../change/saveChecked'
import { type CommonOptions, type Context, readContext } from '../context'
import { Failed, type Io, WrongUse } from '../io'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly unset?: boolean
  readonly dryRun?: boolean
}

export function addSet(program: Command, io: Io, finish: Finish): void {
  program
    .command('set')
    .summary('sets one value in one brand or in many, and keeps the rest of their files')
    .description(
      `Sets a value in the files of every brand that a name means, or takes it out with --unset. Comments, order and
indentation stay. Values are named as explain, diff and check do:

  npm run brand -- set comet layout.header mega
  npm run brand -- set 'asia-*' theme.colors.accent '#0aa'         in theme.json
  npm run brand -- set 'asia-*,comet' languages.supported '["en","th"]'
  npm run brand -- set comet locales.en.deposit.method "Pay by"    in locales/en.json
  npm run brand -- set comet slots.header.category.hide --unset

A value is taken as JSON (numbers, true, lists, objects), else as a text; where only a text may stand, as one. The changed lines are shown, and the check looks
at what would be there: where it finds an error that was not there before, in one of these brands or in one that extends
it, nothing is written at all.

A banner or a logo that is more than a page should be sent is set as "assets" would make it: smaller pictures beside it, named
in its place. In many brands at once it is refused.`,
    )
    .argument('<brands>', 'a brand, or several: * stands for any letters, commas between names')
    .argument('<path>', 'which value')
    .argument('[value]', 'what it is to be')
    .option('--unset', 'take the value out: that of the base brand or the product counts again')
    .option('--dry-run', 'show what would change, and write nothing')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (names: string, written: string, value: string | undefined, options: Options) => {
      const { unset = false, dryRun = false, json = false } = options
      if (unset === (value !== undefined))
        throw new WrongUse(unset ? 'Say a value or --unset, not both.' : 'Say what the value is to be, or --unset.')
      const context = await readContext(io, options)
      const ids = idsOf(context.dir, names)
      const place = placeOf(written)
      const wanted = value === undefined ? undefined : { text: value, value: valueOf(value, place) }
      const changes = ids.map((id) => changeOf(context, id, place, wanted, io.root))
      const saving = { dryRun, json, facts: { brands: ids } }
      const [change, ...others] = changes
      const made = change && others.length === 0 ? await loweredPicture(context, change, place.path) : undefined
      const saved =
        change && made
          ? await saveMade(context, change.id, [change], made, saving, io)
          : await saveChecked(context, changes, saving, io)
      finish(saved ? 0 : 1)
    })
}

/** Ids that the names mean, in the order of the alphabet. Throws WrongUse for a name that means none. */
function idsOf(dir: string, names: string): readonly string[] {
  const known = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
    .map(({ name }) => name)
    .sort()
  const wanted = names.split(',').map((name) => name.trim())
  const found = wanted.flatMap((name) => {
    const form = new RegExp(`^${name.replace(/[^\w*-]/g, String.raw`\$&`).replaceAll('*', '.*')}$`)
    const ids = known.filter((id) => form.test(id))
    if (ids.length > 0) return ids
    const near = nearest(name, known)
    throw new WrongUse(
      `No brand in ${dir} is named "${name}". ${near === undefined ? `There are: ${known.slice(0, 20).join(', ')}.` : `Did you mean "${near}"?`}`,
    )
  })
  return known.filter((id) => found.includes(id))
}

const shortColour = /^#[0-9a-f]{3}$/i

function valueOf(text: string, { file }: ValuePlace): unknown {
  // Colours have six digits in theme.json; three are the same, each twice.
  if (file === 'theme.json' && shortColour.test(text)) return text.replace(/[0-9a-f]/gi, '$&$&')
  // A text in another file of texts is a text, whatever it looks like.
  if (file.startsWith('locales/')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The file of one brand with the value in its place. Throws Failed where the file cannot take it. */
function changeOf(
  { dir }: Context,
  id: string,
  place: ValuePlace,
  wanted: { readonly text: string; readonly value: unknown } | undefined,
  root: string,
): FileChange {
  const { file } = place
  const before = textOf(dir, id, file)
  if (before === undefined && wanted === undefined) return { id, name: file, before, after: before }
  if (before === undefined && file === 'brand.json') throw new Failed(`${id} has no brand.json.\nNothing was written.`)
  const text = before ?? `{\n  "$schema": ${JSON.stringify(schemaOf(dir, id, file, root))}\n}\n`
  const { value: document, issues } = parseDocument(id, `${id}/${file}`, text)
  const [broken] = issues
  if (!document || broken)
    throw new Failed(`${broken ? formatBrandError(broken) : `${id}/${file} cannot be read.`}\nNothing was written.`)
  const at = placeIn(place, document.value)
  try {
    const bom = text.startsWith('\ufeff') ? '\ufeff' : ''
    const after = editJson(document.text, at, wanted?.value)
    const asText = wanted !== undefined && typeof wanted.value !== 'string' && wantsText(file, after, at)
    return { id, name: file, before, after: bom + (asText ? editJson(document.text, at, wanted.text) : after) }
  } catch (error) {
    if (!(error instanceof NoPlace)) throw error
    throw new Failed(
      `${id}/${file}: ${formatPath(error.at)} is ${describe(error.found)}, which has no ${formatPath(at.slice(error.at.length)).slice(1)}. Set ${formatPath(error.at)} as a whole.\nNothing was written.`,
    )
  }
}

/** A merchant code of digits alone is read as a number, and is none. */
function wantsText(file: string, text: string, at: JsonPath): boolean {
  const schema = file === 'brand.json' ? 'brand' : file === 'theme.json' ? 'theme' : undefined
  if (schema === undefined) return false
  const pointer = at.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  return validate(schema, parseDocument('', file, text).value?.value).some(
    ({ keyword, instancePath, params }) =>
      keyword === 'type' && instancePath === pointer && params['type'] === 'string',
  )
}
