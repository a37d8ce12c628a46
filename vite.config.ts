import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // Brand files and their assets belong to the edge, not to the build.
  publicDir: false,
  appType: 'custom',
  resolve: {
    alias: {
      // @rjsf/core imports it for its own tests' registry; it would bring ajv, which needs eval, to the browser.
      '@rjsf/validator-ajv8': path.join(root, 'scripts/stubs/rjsfValidatorAjv8.ts'),
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: { input: { main: path.join(root, 'src/server/main.ts') } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        // The edge writes the page and finds the chunks in the manifest: there is no index.html.
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        // Inlined files would be data: addresses, which the page's policy refuses for all but pictures.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { input: { main: path.join(root, 'src/app/main.tsx') } },
      },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/{contract,property,scripts}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
  },
}))
