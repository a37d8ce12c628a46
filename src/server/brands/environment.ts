import type { BrandFile } from '../../contract/brand'
import type { Layer } from '../../engine/resolveBrand'
import { validate } from '../schemas'
import { describe, type BrandError, type Stage } from './brandError'
import { parseDocument, type JsonDocument } from './jsonDocument'
import { readableErrors } from './schemaErrors'

/** What this deployment sets over the brand files: brand id → layers, later ones over earlier ones. */
export type Environment = ReadonlyMap<string, readonly Layer[]>

export interface EnvironmentInput {
  /** Process environment: `MARQUEE_BRAND_<ID>_PLATFORM_URL`, `MARQUEE_BRAND_<ID>_MERCHANT`; hyphens as `_`. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** The file named by `MARQUEE_ENV_FILE`: brand id → any part of a brand file. */
  readonly file?: { readonly name: string; readonly text: string } | undefined
}

const variableForm = /^MARQUEE_BRAND_([A-Z][A-Z0-9_]*)_(PLATFORM_URL|MERCHANT)$/
const isBrandFile = (value: unknown): value is BrandFile => validate('brand', value).length === 0
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readEnvironment({ variables, file }: EnvironmentInput): Stage<Environment> {
  const layers = new Map<string, Layer[]>()
  const issues: BrandError[] = []
  const add = (id: string, layer: Layer) => layers.set(id, [...(layers.get(id) ?? []), layer])

  if (file) {
    const document = parseDocument('*', file.name, file.text)
    issues.push(...document.issues)
    if (document.value) readParts(document.value, add, issues)
  }
  for (const [name, value] of Object.entries(variables)) {
    const [, brand, setting] = variableForm.exec(name) ?? []
    if (brand === undefined || value === undefined || value === '') continue
    const id = brand.toLowerCase().replaceAll('_', '-')
    const values: BrandFile = setting === 'MERCHANT' ? { merchant: value } : { platform: { url: value } }
    const document: JsonDocument = { file: `environment variable ${name}`, text: JSON.stringify(values), value: values }
    const problems = readableErrors(id, document, validate('brand', values))
    issues.push(...problems)
    if (problems.length === 0) add(id, { source: document.file, values })
  }
  return { value: layers, issues }
}

function readParts(document: JsonDocument, add: (id: string, layer: Layer) => void, issues: BrandError[]): void {
  if (!isObject(document.value)) {
    issues.push({
      brand: '*',
      file: document.file,
      line: 1,
      column: 1,
      jsonPath: '$',
      found: describe(document.value),
      allowed: 'an object: brand id → values of its brand file',
      message: 'the value has the wrong type',
    })
    return
  }
  for (const [id, values] of Object.entries(document.value)) {
    const problems = readableErrors(id, document, validate('brand', values), [id])
    issues.push(...problems)
    if (problems.length === 0 && isBrandFile(values)) add(id, { source: document.file, values })
  }
}
