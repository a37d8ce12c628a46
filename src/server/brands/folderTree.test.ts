import { chmod, chown } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchTree } from './folderTree'
import { createTestFolders, until, type TestFolders } from './testFolders'
import { watchFolders } from './watchFolders'

/** Permissions hold for everybody but root, which tests in a container run as: they are somebody else meanwhile. */
const nobody = 65_534
let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
  await folders.write('comet', { 'brand.json': {}, 'locales/en.json': {} })
  if (process.geteuid?.() !== 0) return
  for (const dir of ['..', '.', 'comet', 'comet/locales']) await chown(path.join(folders.dir, dir), nobody, nobody)
  process.seteuid?.(nobody)
})
afterEach(async () => {
  process.seteuid?.(process.getuid?.() ?? 0)
  await folders.cleanUp()
})
const comet = (...parts: string[]) => path.join(folders.dir, 'comet', ...parts)
/** Names may be read, what they lead to may not. */
const namesAlone = 0o644

// where the system has no such permissions there is nothing to see
const onUnix = test.skipIf(process.platform === 'win32')

onUnix('a folder that may not be entered any more is an error of its own, not the end', async () => {
  const errors: unknown[] = []
  const tree = watchTree(
    comet(),
    () => undefined,
    (error) => errors.push(error),
  )
  await tree.sync()
  expect(errors).toEqual([])
  await chmod(comet(), namesAlone)
  await tree.sync()
  await chmod(comet(), 0o755)
  expect(errors).toEqual([expect.objectContaining({ code: 'EACCES' })])
  await tree.sync()
  expect(errors).toHaveLength(1)
  tree.close()
})

onUnix('nor does it keep the others from being followed', async () => {
  const changed = new Set<string>()
  const errors: unknown[] = []
  let isReady = false
  const watch = watchFolders({
    dir: folders.dir,
    onChange: (ids) => ids.forEach((id) => changed.add(id)),
    onReady: () => {
      isReady = true
    },
    onError: (error) => errors.push(error),
  })
  await until('it watches', () => isReady)
  await chmod(comet(), namesAlone)
  await folders.write('jade', { 'brand.json': {} })
  await until('both are told of', () => changed.has('comet') && changed.has('jade'))
  await chmod(comet(), 0o755)
  watch.close()
})
