/**
 * Makes one module of a TypeScript command, in dist/tools/, and keeps it until one of its sources changes: the command
 * starts in a fifth of the time that translating each file would take.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const stateOf = (file) => {
  try {
    const { mtimeMs, size } = statSync(file)
    return `${mtimeMs} ${size}`
  } catch {
    return undefined
  }
}

/**
 * Libraries that go into the module: those of every command, of plain JavaScript in many small files, of which finding and
 * reading each takes longer than the work of a command.
 */
const taken =
  /^(ajv|commander|culori|fast-(deep-equal|levenshtein|uri)|fastest-levenshtein|json-schema-traverse|jsonc-parser|entities|linkify-it|markdown-it|mdurl|picocolors|polished|punycode\.js|tldts.*|uc\.micro|zod)($|\/)/

/** The built module's file, or undefined where a source is newer. */
function current(root, index) {
  if (!existsSync(index)) return undefined
  try {
    const { entry, files, folders } = JSON.parse(readFileSync(index, 'utf8'))
    const same = Object.entries(files).every(([file, state]) => stateOf(path.join(root, file)) === state)
    const known = Object.entries(folders).every(([folder, names]) => namesIn(path.join(root, folder)) === names)
    return same && known && existsSync(entry) ? entry : undefined
  } catch {
    return undefined
  }
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).sort().join() : '')

/**
 * @param {string} root of the product
 * @param {string} source such as scripts/brand/main.ts
 * @param {readonly string[]} globbed folders whose list of files decides what is built
 * @returns {Promise<string>} file to import
 */
export async function bundle(root, source, globbed = []) {
  const name = path.basename(path.dirname(source))
  const home = path.join(root, 'dist/tools')
  const index = path.join(home, `${name}.json`)
  const ready = current(root, index)
  if (ready !== undefined) return ready

  const { build } = await import('vite')
  const stamp = `${Date.now().toString(36)}-${process.pid}`
  const outDir = path.join(home, `${name}-${stamp}`)
  mkdirSync(home, { recursive: true })
  const files = {}
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'pages-stay-outside',
        enforce: 'pre',
        // What an entry loads when it is drawn is never drawn here.
        resolveDynamicImport: (specifier, importer) =>
          typeof specifier === 'string' && /src\/features\//.test(importer) ? { id: specifier, external: true } : null,
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const file = id.split('?')[0]
            if (path.isAbsolute(file) && existsSync(file) && !file.includes('node_modules'))
              files[path.relative(root, file)] = stateOf(file)
          }
        },
      },
    ],
    ssr: { noExternal: [taken] },
    build: {
      ssr: path.join(root, source),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  for (const file of ['package-lock.json', 'scripts/bundle.mjs']) files[file] = stateOf(path.join(root, file))
  const folders = Object.fromEntries(globbed.map((folder) => [folder, namesIn(path.join(root, folder))]))
  const entry = path.join(outDir, 'main.mjs')
  // Written beside and moved over: another run that builds at the same time never reads half of it.
  writeFileSync(`${index}.${stamp}`, JSON.stringify({ entry, files, folders }))
  renameSync(`${index}.${stamp}`, index)
  removeOld(home, name, outDir)
  return entry
}

/** A run that began with an earlier module may still load a part of it: only what is minutes old goes. */
function removeOld(home, name, kept) {
  for (const entry of readdirSync(home)) {
    const folder = path.join(home, entry)
    if (!entry.startsWith(`${name}-`) || folder === kept) continue
    if (Date.now() - statSync(folder).mtimeMs > 300_000) rmSync(folder, { recursive: true, force: true })
  }
}
