import path from 'node:path'

/** From a file of a brand to its schema, with slashes. */
export function schemaOf(dir: string, id: string, file: string, root: string): string {
  const schema = file.startsWith('locales/') ? 'editor/locale' : path.basename(file, '.json')
  return path
    .relative(path.dirname(path.join(dir, id, file)), path.join(root, `schemas/${schema}.schema.json`))
    .split(path.sep)
    .join('/')
}
