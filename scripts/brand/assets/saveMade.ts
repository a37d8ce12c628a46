import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseDocument } from '../../../src/server/brands/jsonDocument'
import { type FileChange, saveChecked } from '../change/saveChecked'
import type { Context } from '../context'
import { Failed, type Io } from '../io'
import type { Making } from './makeAssets'
import { namedIn } from './namedIn'
import { printAssets } from './printAssets'

interface Options {
  readonly dryRun: boolean
  readonly json: boolean
  readonly facts?: object
}

/** Puts what was made into a brand's folder, named in these files of it. True where all is well. */
export async function saveMade(
  context: Context,
  id: string,
  files: readonly FileChange[],
  { made, notes }: Making,
  { dryRun, json, facts }: Options,
  io: Io,
): Promise<boolean> {
  const fresh = made.filter(({ present }) => !present)
  const temporary = mkdtempSync(path.join(tmpdir(), 'marquee-assets-'))
  try {
    const places = new Map(
      fresh.map(({ name, bytes }) => {
        const file = path.join(temporary, name)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, bytes)
        return [name, file]
      }),
    )
    const changes = files.flatMap(({ after, ...file }): readonly FileChange[] => {
      if (after === undefined) return []
      const { value: document } = parseDocument(id, file.name, after)
      if (!document) throw new Failed(`${id}/${file.name} cannot be read.`)
      const bom = after.startsWith('\ufeff') ? '\ufeff' : ''
      return [{ ...file, after: bom + namedIn(file.name, document, made) }]
    })
    if (!json) io.out(printAssets(fresh, notes, io.paint))
    const told = { ...facts, made: fresh.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes.length })), notes }
    const saving = { dryRun, json, facts: told, ...(places.size > 0 && { assets: { id, files: places } }) }
    return await saveChecked(context, changes, saving, io)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
