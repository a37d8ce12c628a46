import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compiledChecks, nameOf } from './schemaChecks.ts'

/** The module that the Worker's build begins at: it names parts that lie in different layers, and what the client's build said. */
export const workerEntry = 'virtual:worker'

/** Modules that stand in for others where code runs on workerd. */
export function workerParts(root: string): Plugin {
  const compiling = path.join(root, 'src/server/schemaChecks.ts')
  // beside it, so that its own imports are found; no file
  const compiled = path.join(root, 'src/server/compiledChecks.cjs')
  const source = (file: string) => JSON.stringify(path.join(root, file))
  return {
    name: 'worker-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(virtual:worker|stream)$|^cloudflare:|compiledChecks\.cjs$/ },
      handler: (id) => {
        if (id.startsWith('cloudflare:')) return { id, external: true }
        return id.endsWith('.cjs') ? compiled : `\0${id}`
      },
    },
    load(id) {
      // code may not be made while it runs; what is large is read with the first request, as a start has little time
      if (id === compiling)
        return `const nameOf = ${nameOf.toString()}
export const schemaCheck = (id) => require('./compiledChecks.cjs')[nameOf(id)]`
      // styled-components asks for it where styles go into a stream of Node's, which nothing here does
      if (id === '\0stream') return 'export {}'
      if (id === compiled) return compiledChecks(root)
      if (id !== `\0${workerEntry}`) return undefined
      const manifest = readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8')
      return `import { waitUntil } from 'cloudflare:workers'
import { createWorker } from ${source('src/server/workers/createWorker.ts')}
export default createWorker({
  manifest: () => JSON.parse(${JSON.stringify(manifest)}),
  // read with the first page that is drawn
  drawFirstView: async (input) => (await import(${source('src/app/edge/firstView.tsx')})).drawFirstView(input),
  hold: waitUntil,
})`
    },
  }
}
