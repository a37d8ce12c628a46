import { describe } from '../../../src/server/brands/brandError'
import { parseDocument } from '../../../src/server/brands/jsonDocument'
import { readManifest, readTexts } from '../../../src/server/releases/manifest'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { leaves } from '../diff'
import { shownApart } from '../shownApart'

type Value = Parameters<typeof shownApart>[0]

export interface Difference {
  /** `brand.json layout.header`, `assets/logo.svg`; with the folder where it is a base's. */
  readonly path: string
  readonly before: string
  readonly after: string
}

/** What differs between two releases of a brand, by path. */
export async function releaseDifferences(
  { content }: Pick<ReleaseStore, 'content'>,
  brand: string,
  before: string,
  after: string,
): Promise<readonly Difference[]> {
  const [one, other] = [await valuesOf(content, brand, before), await valuesOf(content, brand, after)]
  const paths = [...new Set([...one.keys(), ...other.keys()])].sort()
  return paths.flatMap((path) => {
    const shown = shownApart(one.get(path) ?? nothing, other.get(path) ?? nothing)
    return shown ? [{ path, before: shown[0], after: shown[1] }] : []
  })
}

const nothing: Value = { value: undefined, text: 'nothing' }

async function valuesOf(content: ReleaseStore['content'], brand: string, release: string): Promise<Map<string, Value>> {
  const { folders } = readManifest(brand, await content.get(release))
  const values = new Map<string, Value>()
  for (const { id, texts, assets } of folders) {
    const folder = id === brand ? '' : `${id}/`
    for (const [name, text] of readTexts(await content.get(texts)))
      for (const [path, value] of partsOf(name, text)) values.set(`${folder}${name}${path}`, value)
    for (const [path, hash] of Object.entries(assets))
      values.set(`${folder}assets/${path}`, { value: hash, text: hash.slice(0, 12) })
  }
  return values
}

function partsOf(name: string, text: string): readonly (readonly [string, Value])[] {
  if (!name.endsWith('.json'))
    return [
      ['', { value: text.length, text: `${text.length} characters` }],
      [' text', { value: text, text: describe(text) }],
    ]
  const { value: document } = parseDocument('*', name, text)
  return leaves(document?.value, '').map(
    ([path, value]) => [path === '' ? '' : ` ${path}`, { value, text: describe(value) }] as const,
  )
}
