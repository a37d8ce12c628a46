import type { Paint } from '../io'
import { columns } from '../table'
import type { MadeAsset } from './makeAssets'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`

/** What is made of what, how much it saves, and what is left undone. */
export function printAssets(made: readonly MadeAsset[], notes: readonly string[], paint: Paint): string {
  const rows = made.map(({ name, bytes, from, fromBytes }) => [
    name,
    kB(bytes.length),
    from,
    kB(fromBytes),
    bytes.length < fromBytes
      ? `${kB(fromBytes - bytes.length)} less, ${Math.round(100 - (100 * bytes.length) / fromBytes)} %`
      : '',
  ])
  return [
    ...(rows.length === 0
      ? ['Nothing to make: of the files that brand.json and theme.json name, none would be much smaller.']
      : columns([['makes', '', 'of', '', 'saves'], ...rows], paint)),
    ...notes.map((note) => `${paint.yellow('note')}  ${note}`),
    '',
  ].join('\n')
}
