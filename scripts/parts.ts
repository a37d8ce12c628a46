import path from 'node:path'
import { registry } from '../src/app/registry'
import type { Entry, Feature } from '../src/engine/entry'
import { addMessageSets, type MessageSet, type Prepared, type SetFile } from '../src/site/withMessages'
import { purifierAsked } from './stubs/recordedPurifier'

/** What an entry draws is made of, and waits for before it is drawn. */
export interface Parts {
  /** Source files of chunks. */
  readonly files: readonly string[]
  readonly messages: readonly MessageSet[]
}

const features = import.meta.glob<Feature>('../src/features/*/feature.ts', { eager: true, import: 'feature' })
const components = import.meta.glob<{ readonly default?: unknown }>([
  '../src/features/**/*.tsx',
  '!../src/features/**/*.test.tsx',
])
const purifier = 'node_modules/dompurify/dist/purify.es.mjs'

/**
 * Pages that the edge draws, by id, but for home, whose feature is one chunk (scripts/chunks.ts); and the sections of home
 * that keep their place and have chunks of their own.
 */
export const pageParts: Readonly<Record<string, Parts>> = await partsIn(
  'page',
  ({ id, props }) => id !== 'home' && 'drawnAtEdge' in props,
)
export const sectionParts: Readonly<Record<string, Parts>> = await partsIn(
  'home.section',
  ({ props }) => 'heights' in props,
)

async function partsIn(slot: 'page' | 'home.section', isMeant: (entry: Entry) => boolean) {
  const parts: Record<string, Parts> = {}
  for (const entry of (registry.bySlot.get(slot) ?? []).filter(isMeant)) parts[entry.id] = await partsOf(entry)
  return parts
}

async function partsOf(entry: Entry): Promise<Parts> {
  if (!('load' in entry.props)) throw new Error(`${entry.id} draws nothing`)
  const loaded: { readonly default: object } = await entry.props.load()
  const { messages, isCleaned } = await waitedFor(`${entry.slot}-${entry.id}`, loaded.default)
  return { files: [await fileOf(entry, loaded.default), ...(isCleaned ? [purifier] : [])], messages }
}

/** The file of the entry's feature whose component it is. */
async function fileOf(entry: Entry, component: object): Promise<string> {
  const [feature = ''] = Object.entries(features).find(([, { entries }]) => entries.includes(entry)) ?? []
  for (const [file, load] of Object.entries(components)) {
    if (file.startsWith(`${path.posix.dirname(feature)}/`) && (await load()).default === component)
      return file.slice('../'.length)
  }
  throw new Error(`no file of ${feature} has the component of ${entry.id}`)
}

/** What a component has fetched before it is drawn: it is asked to in a language whose every file says that it was wanted. */
async function waitedFor(tag: string, component: Partial<Prepared>) {
  const messages: MessageSet[] = []
  const wanted = (set: MessageSet) => (): Promise<SetFile> => {
    messages.push(set)
    return Promise.resolve({ default: {} })
  }
  const [before, after] = ['./', `/messages/${tag}.json`]
  const isSet = (name: string): name is MessageSet => /^(app|features|shared|site)\//.test(name)
  const files = new Proxy<Record<string, () => Promise<SetFile>>>(
    {},
    {
      get: (_files, address: string) => {
        const name = address.slice(before.length, -after.length)
        return isSet(name) ? wanted(name) : undefined
      },
    },
  )
  addMessageSets(tag, files)
  const asked = purifierAsked()
  // the purifier is handed the window, which is not here
  Object.assign(globalThis, { window: {} })
  await component.prepare?.(tag)
  Reflect.deleteProperty(globalThis, 'window')
  return { messages, isCleaned: purifierAsked() > asked }
}
