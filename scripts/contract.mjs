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
const options = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: {
      // its module for Node names its exports otherwise
      'styled-components': path.join(root, 'node_modules/styled-components/dist/styled-components.esm.js'),
      dompurify: path.join(root, 'scripts/stubs/recordedPurifier.ts'),
    },
  },
}
const load = async (file) => (await runnerImport(path.join(root, file), options)).module
const isCheck = process.argv.includes('--check')
// before the product is loaded, whose calls import them
const written = isCheck ? [] : await (await load('scripts/schemaModules.ts')).writeSchemaModules()
const { writeContract } = await load('scripts/generate-contract.ts')
process.exit((await writeContract(isCheck, written)) ? 0 : 1)
