import type { Plugin, Rolldown } from 'vite'

/** What is read and written of a chunk. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'isDynamicEntry' | 'imports' | 'code'>
type Chunks = Readonly<Record<string, Chunk>>

/** Files that a chunk runs, of its own and of those that it imports, itself left out. */
export function closureOf(chunks: Chunks, file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (each: string) => {
    for (const imported of chunks[each]?.imports ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  visit(file)
  found.delete(file)
  return found
}

/** Adds to every page and dialog the imports that its own files would ask for one after the other. */
export function nameAll(chunks: Chunks): void {
  const present = new Set(
    Object.values(chunks).flatMap(({ isEntry, name, fileName }) =>
      isEntry && name === 'main' ? [fileName, ...closureOf(chunks, fileName)] : [],
    ),
  )
  for (const chunk of Object.values(chunks).filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const missing = [...closureOf(chunks, chunk.fileName)].filter(
      (file) => !present.has(file) && !chunk.imports.includes(file),
    )
    const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1)
    for (const file of missing) {
      if (!file.startsWith(folder)) throw new Error(`${chunk.fileName} imports ${file}, of another folder`)
      chunk.code += `import"./${file.slice(folder.length)}";`
    }
    chunk.imports.push(...missing)
  }
}

/**
 * Pages and dialogs name all that they run, not just what they import themselves: the browser asks for it in one go, where it
 * would find the next ones in each file that arrives. The names stand last, when all of these modules are evaluated: nothing
 * runs earlier or later by them. What every page has by then, the entry and what it imports, is not named.
 */
export const wholeImports = (): Plugin => ({
  name: 'whole-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle: (_options, bundle) =>
    nameAll(
      Object.fromEntries(
        Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
      ),
    ),
})
