/**
 * Writes stories/platform/answers/: `npm run stories:record`. Run by vite, which finds the calls of the product by a
 * pattern of files (`import.meta.glob`) as the build does.
 */
import path from 'node:path'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const { module } = await runnerImport(path.join(root, 'scripts/stories/record.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
process.exit((await module.writeRecordings(path.join(root, 'stories/platform/answers'))) ? 0 : 1)
