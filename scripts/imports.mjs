/**
 * Checks who imports whom (.dependency-cruiser.cjs). A run that read no modules is a failure: it would say nothing.
 *
 *   node scripts/imports.mjs
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
// with what each rule is for
const { status, stdout, stderr } = spawnSync(process.execPath, [cruiser, 'src', '--config', '-T', 'err-long'], {
  cwd: root,
  encoding: 'utf8',
})
process.stdout.write(stdout)
process.stderr.write(stderr)
const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
if (modules === 0 && status === 0)
  console.error('dependency-cruiser read no modules: is TypeScript a version that it supports?')
process.exit(status === 0 && modules > 0 ? 0 : 1)
