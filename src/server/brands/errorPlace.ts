import { formatPath, type BrandError, type Facts, type JsonPath } from './brandError'
import { positionOf, type JsonDocument } from './jsonDocument'
import type { ResolvedFolder } from './resolveFolder'

/** The error stands in the file that decided the value; a product default that no longer fits, in the brand's own. */
export function errorAt(resolved: ResolvedFolder, path: JsonPath, facts: Facts, part?: 'key'): BrandError {
  const decided = path
    .map((_, depth) => path.slice(0, depth + 1).join('.'))
    .findLast((key) => Object.hasOwn(resolved.sources, key))
  const inside = decided ?? Object.keys(resolved.sources).find((key) => key.startsWith(`${path.join('.')}.`))
  const source = inside === undefined ? undefined : resolved.sources[inside]
  const folder = resolved.chain.find(({ brandDocument }) => brandDocument.file === source)
  if (source !== undefined && !folder) return { brand: resolved.id, file: source, jsonPath: formatPath(path), ...facts }
  return errorIn(resolved, (folder ?? resolved.chain.at(-1))?.brandDocument, path, facts, part)
}

export function errorIn(
  resolved: ResolvedFolder,
  document: JsonDocument | undefined,
  path: JsonPath,
  facts: Facts,
  part?: 'key',
): BrandError {
  const position = document ? positionOf(document, path, part) : {}
  return { brand: resolved.id, file: document?.file ?? resolved.id, ...position, jsonPath: formatPath(path), ...facts }
}
