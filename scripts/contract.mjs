/**
 * Writes src/contract/ (generate-contract.ts). Run by vite, which finds the features of the product by a pattern of files
 * (`import.meta.glob`) as the build does.
 *
 *   npm run contract
 *   npm run contract -- --check   exits 1 where the committed files differ
 */
import path from 'node:path'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const { module } = await runnerImport(path.join(root, 'scripts/generate-contract.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
process.exit((await module.writeContract(process.argv.includes('--check'))) ? 0 : 1)
