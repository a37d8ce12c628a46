import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkFileNames, chunks } from './scripts/chunks.ts'
import { lightLibraries, plainImports } from './scripts/lightLibraries.ts'
import { wholeImports } from './scripts/wholeImports.ts'

const root = import.meta.dirname

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), lightLibraries(), plainImports(), wholeImports()],
  // Brand files and their assets belong to the edge, not to the build.
  publicDir: false,
  appType: 'custom',
  // styles without their blanks and comments; the classes are what they are without it
  ...(command === 'build' && {
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, pure: true } } },
  }),
  resolve: {
    alias: [
      // @rjsf/core imports it for its own tests' registry; it would bring ajv, which needs eval, to the browser.
      { find: '@rjsf/validator-ajv8', replacement: path.join(root, 'scripts/stubs/rjsfValidatorAjv8.ts') },
      // The package's map names its development build for every bundler.
      ...(command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : []),
    ],
  },
  // the server has React's production build, whatever NODE_ENV it is started with: the other is several times slower
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  // what draws first views at the edge: styled-components' modules for Node name their exports otherwise
  ssr: { noExternal: ['styled-components', 'react', 'react-dom', 'react-router', 'jotai'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: path.join(root, 'src/server/main.ts'),
            firstView: path.join(root, 'src/app/edge/firstView.tsx'),
          },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        // The edge writes the page and finds the chunks in the manifest: there is no index.html.
        manifest: true,
        target: 'es2022',
        // The edge has the browser fetch what a first page needs; a list of every page's chunks would be in the entry.
        modulePreload: false,
        // Inlined files would be data: addresses, which the page's policy refuses for all but pictures.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          // what every page is made of comes in the entry's file, however it is imported (src/app/main.tsx)
          checks: { ineffectiveDynamicImport: false },
          input: {
            main: path.join(root, 'src/app/main.tsx'),
            // for pages that are asked what they were like (src/server/edge/pageFigures.ts)
            figures: path.join(root, 'src/app/figures/main.ts'),
          },
          // to read a property does nothing else: what nobody reads may go
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            codeSplitting: chunks,
            chunkFileNames,
          },
        },
      },
}))
