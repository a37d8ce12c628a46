/**
 * Writes what docs/handbook takes from the code: `npm run handbook`. Run by vite, which finds the files of a pattern
 * (`import.meta.glob`) as the build does.
 */
import path from 'node:path'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const { module } = await runnerImport(path.join(root, 'scripts/handbook/index.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
await module.writePages()
