import type { Paint } from '../io'
import type { ShownText } from './allTexts'
import type { ChangedText } from './changedSince'
import { saysIt } from './search'

/** Keys that are shown at most; more words find fewer. */
const mostKeys = 20

/** A text as JSON, with its place. */
export const textJson = ({ place, ...text }: ShownText) => ({ ...text, ...place() })

/** What was found, by keys: where each text is written, and who decided it. */
export function printTexts(
  id: string,
  words: string,
  found: readonly ShownText[],
  near: readonly ShownText[],
  paint: Paint,
): string {
  if (found.length === 0)
    return [
      `Not found: no text of ${id} says "${words}".`,
      ...(near.length > 0 ? ['These come near:', '', ...grouped(near, paint)] : []),
      'Names of games and vendors, banners, promotions, notices and articles come from the platform, and are changed there.',
    ].join('\n')
  const keys = new Set(found.map(({ key }) => key))
  const shown = [...keys].slice(0, mostKeys)
  const more = keys.size - shown.length
  const first = found[0]
  return [
    ...grouped(
      found.filter(({ key }) => shown.includes(key)),
      paint,
    ),
    ...(more > 0 ? [`And ${more} more: say more of the text.`, ''] : []),
    ...(first && saysIt(first, words) ? [howToChange(id, first)] : []),
  ].join('\n')
}

function grouped(texts: readonly ShownText[], paint: Paint): string[] {
  const byKey = new Map<string, ShownText[]>()
  for (const text of texts) byKey.set(text.key, [...(byKey.get(text.key) ?? []), text])
  return [...byKey].flatMap(([key, all]) => [
    `${paint.bold(key)}  ${paint.dim(all[0]?.part ?? '')}`,
    ...all.map((text) => {
      const { file, line } = text.place()
      const place = line === undefined ? file : `${file}:${line}`
      return `  ${(text.language ?? '').padEnd(5)}  ${paint.cyan(`"${oneLine(text.text)}"`)}\n         ${deciderOf(text)}  ${paint.dim(place)}`
    }),
    '',
  ])
}

const deciderOf = ({ decidedBy, brand }: ShownText) =>
  decidedBy === 'base'
    ? `base ${brand ?? ''}`.trim()
    : decidedBy === 'brand'
      ? `brand ${brand ?? ''}`.trim()
      : decidedBy

function howToChange(id: string, { key, part, language = 'en' }: ShownText): string {
  if (part === 'pages') return `To change it: brands/${id}/${key}.${language}.md`
  if (part === 'brand.json') return `To change it: npm run brand -- set ${id} '${key}' "…"`
  return `To say it differently: npm run brand -- set ${id} 'locales.${language}.${key}' "…"`
}

/** Texts that an import left as they are: those that a translator wrote anew first, for somebody has to choose. */
export function printChanged(kept: readonly ChangedText[], file: string, ours: string, paint: Paint): string {
  const sorted = [...kept].sort((a, b) => Number(b.translated) - Number(a.translated))
  const width = Math.max(ours.length, file.length)
  const row = (place: string, text: string) => `  ${place.padEnd(width)}  ${paint.cyan(`"${oneLine(text)}"`)}`
  const more = kept.length - mostKeys
  return [
    'Changed in the folder after the export, and kept:',
    '',
    ...sorted
      .slice(0, mostKeys)
      .flatMap(({ id, folder, file: text, translated }) => [
        `${paint.bold(id)}${translated ? '  translated anew as well' : ''}`,
        row(ours, folder),
        row(file, text),
      ]),
    ...(more > 0 ? [`And ${more} more.`] : []),
    '',
    'To take what the file says: the same command with --force.',
  ].join('\n')
}

const oneLine = (text: string) => text.replaceAll('\n', '\\n')
