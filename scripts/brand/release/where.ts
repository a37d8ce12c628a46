import type { ReleaseRecord } from '../../../src/server/releases/releaseRecord'
import { WrongUse } from '../io'

/** What brands can be picked by: each reads a release. */
const keys: Readonly<Record<string, (record: ReleaseRecord) => readonly string[]>> = {
  /** A folder that it extends, however far. */
  group: ({ folders }) => folders.slice(0, -1),
  id: ({ brand }) => [brand],
  platform: ({ platform }) => [platform],
  language: ({ languages }) => languages,
}

export const whereKeys = Object.keys(keys)

/** `group=asia`, `id=jade-*`: a * at the end stands for anything. Several must all hold. */
export function readWhere(texts: readonly string[]): (record: ReleaseRecord) => boolean {
  const conditions = texts.map((text) => {
    const [, key = '', value = ''] = /^([a-z]+)=(.+)$/.exec(text) ?? []
    const read = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!read) throw new WrongUse(`--where "${text}" cannot be read; write ${whereKeys.join('=…, ')}=….`)
    const fits = value.endsWith('*')
      ? (each: string) => each.startsWith(value.slice(0, -1))
      : (each: string) => each === value
    return (record: ReleaseRecord) => read(record).some(fits)
  })
  return (record) => conditions.every((holds) => holds(record))
}
