import { defineConfig, mergeConfig } from 'vite'
import { workerEntry, workerParts } from './scripts/worker/parts.ts'
import product from './vite.config.ts'

const root = import.meta.dirname

/** The edge for Cloudflare Workers, made after the client: `dist/worker/`. */
export default defineConfig((env) => {
  const { build: _ofTheServer, ...shared } = product(env)
  return mergeConfig(shared, {
    plugins: [workerParts(root)],
    resolve: {
      // its streams are those of workerd; the one for browsers waits by a channel that belongs to one request
      alias: [{ find: 'react-dom/static.browser', replacement: 'react-dom/static.edge' }],
    },
    ssr: {
      noExternal: true,
      external: ['node:crypto', 'node:net', 'node:url'],
      // libraries as on a server, not as in a browser
      resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
    },
    build: {
      outDir: 'dist/worker/code',
      emptyOutDir: true,
      ssr: true,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: workerEntry,
        output: { entryFileNames: 'main.js', codeSplitting: false },
      },
    },
  })
})
