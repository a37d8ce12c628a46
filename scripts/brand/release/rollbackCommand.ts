import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Changed } from './takeBack'
import type { StoreOptions } from './withStore'

/** More brands than this go into a file: a command line has an end. */
const mostNamed = 20

/** What is typed to take back these changes, and no later ones. Typed again it does nothing. */
export function rollbackCommand(changes: readonly Changed[], { store }: Pick<StoreOptions, 'store'>): string {
  const targets = changes.map(({ id, revision }) => `${id}@${revision}`)
  const which = targets.length > mostNamed ? `--file ${written(targets)}` : targets.join(' ')
  return `npm run brand -- rollback ${which}${store === undefined ? '' : ` --store ${store}`}`
}

function written(targets: readonly string[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'marquee-rollback-')), 'brands.txt')
  writeFileSync(file, `${targets.join('\n')}\n`)
  return file
}
