import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import firstFiles from './src/server/edge/firstFiles.json' with { type: 'json' }

const root = import.meta.dirname

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null
}

const kit = path.join(root, 'src/ui/index.ts')

/** Modules that some source files import statically, however far; of the kit, those that they name. */
function reachOf(keys: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let reach: Set<string> | undefined
  return (id, graph) => {
    if (!reach) {
      reach = new Set(keys.map((key) => path.join(root, key)))
      for (const each of reach) {
        const info = graph.getModuleInfo(each)
        for (const next of info?.importedIds ?? []) {
          if (next !== kit) reach.add(next)
          else for (const part of kitModules(info?.code ?? '', graph)) reach.add(part)
        }
      }
    }
    return reach.has(id)
  }
}

/** Files behind the names that a module imports from the kit's barrel. */
function kitModules(code: string, graph: ModuleGraph): readonly string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:\.\.\/)+ui["']/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  )
  const barrel = graph.getModuleInfo(kit)
  const sources = [...(barrel?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g)]
  return names.flatMap((name) => {
    const source = sources.find(([, list = '']) => list.split(',').some((each) => each.trim() === name))?.[2]
    return (
      barrel?.importedIds.filter(
        (id) =>
          source !== undefined && /\.tsx?$/.test(id) && id.replace(/\.tsx?$/, '') === path.join(root, 'src/ui', source),
      ) ?? []
    )
  })
}

const inHeader = reachOf(firstFiles.header)
/** What answers are checked with: wanted with the first one, by nothing before it. */
const checks = /\/src\/contract\/|\/src\/platform\/(values|readAnswer)\.ts|node_modules\/zod\//
/** Of the header's variants, what they share; each brand loads one of them. */
const inFrames = reachOf(Object.values(firstFiles.frames))
const ownOfFrame = /\/src\/app\/layout\/(rail|mega|centered)\//
const inHome = reachOf(firstFiles.home)

const centreParts =
  /\/src\/(site\/(useAnswer|useCopy|refusal\/|withMessages)|shared\/(centre|lists)\/|ui\/(data|navigation\/Pagination|navigation\/pages)|lib\/(decimalSum|newId|periods|typedAmount)\b)/
const memberPages = /\/src\/features\/(inbox|records|deposit)\/(?!feature|DepositButton|messages\/)/

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  // Brand files and their assets belong to the edge, not to the build.
  publicDir: false,
  appType: 'custom',
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
        modulePreload: {
          polyfill: false,
          // what every page has loaded already need not be named with each import
          resolveDependencies: (_file, files) =>
            files.filter((file) => !/\/(vendor|rolldown-runtime|main|header)-/.test(file)),
        },
        // Inlined files would be data: addresses, which the page's policy refuses for all but pictures.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: { main: path.join(root, 'src/app/main.tsx') },
          output: {
            // Left alone, modules that pages share would be dozens of small files, each a request of its own.
            codeSplitting: {
              groups: [
                { name: 'checks', test: checks, priority: 5 },
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 4 },
                { name: 'site', tags: ['$initial'], priority: 3 },
                {
                  name: (id, graph) =>
                    inHeader(id, graph) || (inFrames(id, graph) && !ownOfFrame.test(id)) ? 'header' : null,
                  debugName: 'header',
                  priority: 2,
                },
                { name: (id, graph) => (inHome(id, graph) ? 'home' : null), debugName: 'home', priority: 1 },
                // what draws forms that the platform describes; its code outlives that of the pages in caches
                { name: 'rjsf', test: /node_modules\/@rjsf\//, priority: 1 },
                // what the pages of an account share, and those of the member centre that are read one after another:
                // each file of its own would cost the first page its name
                { name: 'centre', test: centreParts, priority: 0 },
                { name: 'member', test: memberPages, priority: 0 },
              ],
            },
          },
        },
      },
}))
