import type { ClientManifest } from '../../src/server/edge/manifest'
import { measureParts, type Part, parts, sortFetched } from './parts'
import type { Visit } from './visit'

type Ceilings = Readonly<Record<Part, number>>

/** Bytes. Words of a page that is not the first belong beside that page, not to the messages of its language. */
const ceilings: Ceilings = {
  page: 147_000,
  forms: 20_000,
  described: 0,
  messages: 12_000,
  checks: 12_000,
  later: 25_000,
}
const otherCeilings: Readonly<Record<string, Partial<Ceilings>>> = {
  'sign-in': { page: 135_000 },
  // with what dialogs are made of
  registration: { forms: 33_000, described: 120_000 },
  // The platform says what a password may be: its pattern is matched by `patterns`, in linear time, on brands whose
  // platform sends one.
  'forgot password': { described: 41_000 },
}
export const ceilingOf = (landing: string, part: Part): number => otherCeilings[landing]?.[part] ?? ceilings[part]

/** What one page of the member centre may add to what pages share. */
const centreCeiling = 25_000

const localeForm = /^src\/app\/messages\/(.+)\.ts$/
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

interface Language {
  readonly tag: string
  readonly bytes: number
}

export const languagesOf = (manifest: ClientManifest, sizeOf: (file: string) => number): readonly Language[] =>
  Object.entries(manifest).flatMap(([key, { file }]) => {
    const tag = localeForm.exec(key)?.[1]
    return tag === undefined ? [] : [{ tag, bytes: sizeOf(file) }]
  })

export function describePages(manifest: ClientManifest, visits: readonly Visit[], withFiles: boolean): string {
  const row = (...cells: readonly string[]) =>
    cells.map((cell, place) => (place === 0 ? cell.padEnd(26) : cell.padStart(10))).join('')
  const lines = visits.flatMap(({ brand, landing, at, fetched }) => {
    const sizes = measureParts(manifest, fetched)
    const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0)
    const partOf = sortFetched(manifest, fetched)
    const files = withFiles
      ? [...fetched]
          .sort((a, b) => b.bytes - a.bytes)
          .map(
            ({ file, bytes }) => `  ${kilobytes(bytes).padStart(8)}  ${(partOf.get(file) ?? 'page').padEnd(10)}${file}`,
          )
      : []
    const cells = parts.map((part) => kilobytes(sizes[part]))
    return [`${row(`${brand}, ${landing}`, ...cells, kilobytes(total), String(fetched.length))}   ${at}`, ...files]
  })
  return [
    'JavaScript that a first visit fetches until the page is at rest, kB, compressed:',
    row('', ...parts, 'total', 'files'),
    row('ceiling', ...parts.map((part) => kilobytes(ceilings[part]))),
    ...lines,
  ].join('\n')
}

/** Features of the member and agent centre: none of their pages is one that a visitor lands on. */
const centreFeatures: readonly string[] = [
  ...['account', 'agent', 'bonuses', 'contracts', 'deposit', 'feedback', 'inbox', 'mall', 'missions', 'openAccount'],
  ...['profit', 'records', 'rewards', 'saferPlay', 'team', 'teamReports', 'upline', 'vip', 'wallet', 'withdrawal'],
]

export interface CentrePart {
  readonly name: string
  readonly bytes: number
}

/** Pages, dialogs and parts of the centres by themselves, the largest first. */
export const centreParts = (manifest: ClientManifest, sizeOf: (file: string) => number): readonly CentrePart[] =>
  Object.entries(manifest)
    .flatMap(([key, { file, name, isDynamicEntry, src }]) => {
      const feature = (src ?? key).split('/')[2] ?? ''
      const isPart = isDynamicEntry === true && key.endsWith('.tsx') && centreFeatures.includes(feature)
      return isPart || (name !== undefined && centreFeatures.includes(name))
        ? [{ name: name ?? key, bytes: sizeOf(file) }]
        : []
    })
    .sort((a, b) => b.bytes - a.bytes)

const shownParts = 12

export function describeCentre(parts: readonly CentrePart[]): string {
  const listed = parts.slice(0, shownParts).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
  return `The largest of ${parts.length} parts of the centres by themselves, kB (ceiling ${kilobytes(centreCeiling)}): ${listed.join(', ')}`
}

/** Landings that the edge draws: the page names all that their first view runs. */
const inOneGo: readonly string[] = ['home', 'sign-in', 'promotions', 'help', 'VIP']

/** Asked for where the line is slow, whatever the page. */
const unforeseen = 'src/features/routes/messages/'

/** Chunks of pages that are not the one on which a visitor signs in. */
const foreign = (manifest: ClientManifest, file: string): boolean =>
  Object.entries(manifest).some(
    ([key, chunk]) =>
      chunk.file === file &&
      (['home', 'boards', ...centreFeatures].includes(chunk.name ?? '') ||
        ['home', ...centreFeatures].some((feature) => key.startsWith(`src/features/${feature}/`))),
  )

export function describeTroubles(
  manifest: ClientManifest,
  visits: readonly Visit[],
  languages: readonly Language[],
  centre: readonly CentrePart[],
): readonly string[] {
  return [
    ...visits.flatMap(({ brand, landing, at, fetched, named }) => {
      const sizes = measureParts(manifest, fetched)
      const partOf = sortFetched(manifest, fetched)
      const isUnforeseen = (file: string) =>
        Object.entries(manifest).some(([key, chunk]) => chunk.file === file && key.startsWith(unforeseen))
      const unnamed = inOneGo.includes(landing)
        ? fetched.filter(
            ({ file }) =>
              !['later', 'checks'].includes(partOf.get(file) ?? '') && !named.includes(file) && !isUnforeseen(file),
          )
        : []
      const over = parts.filter((part) => sizes[part] > ceilingOf(landing, part))
      const strangers = at.startsWith('/login') ? fetched.filter(({ file }) => foreign(manifest, file)) : []
      return [
        ...over.map(
          (part) =>
            `${brand}, ${landing}: ${part} ${kilobytes(sizes[part])} kB is over ${kilobytes(ceilingOf(landing, part))}`,
        ),
        ...unnamed.map(
          ({ file }) => `${brand}, ${landing}: ${file} is asked for in a second round: the page does not name it`,
        ),
        ...strangers.map(({ file }) => `${brand}, ${landing}: /login fetches ${file}, of another page`),
      ]
    }),
    ...languages
      .filter(({ bytes }) => bytes > ceilings.messages)
      .map(({ tag, bytes }) => `messages ${tag}: ${kilobytes(bytes)} kB is over ${kilobytes(ceilings.messages)}`),
    ...centre
      .filter(({ bytes }) => bytes > centreCeiling)
      .map(({ name, bytes }) => `${name}: ${kilobytes(bytes)} kB is over ${kilobytes(centreCeiling)}`),
  ]
}
