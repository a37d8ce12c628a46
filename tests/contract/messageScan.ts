import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Where a message key stands in the code. `*` in a key stands for what is only known at run time. */
export interface FoundKey {
  readonly key: string
  readonly at: string
}

export interface FoundKeys {
  /** First argument of t(…). */
  readonly translated: readonly FoundKey[]
  /** `label` of an entry. */
  readonly labels: readonly FoundKey[]
  /** `labelKey`, `hintKey`, `messageKey`, and `key` of a form's message. */
  readonly forms: readonly FoundKey[]
  /** Any other text that begins as a message key does: keys that wait in tables, slot names too. */
  readonly named: readonly FoundKey[]
  /** Keys with a part that is only known at run time. */
  readonly templates: readonly FoundKey[]
}

const src = path.resolve(import.meta.dirname, '../../src')

/** The server shows no messages but what stands where the app does not run, and the contract is generated. */
const isScanned = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  (!/^(server|contract)\//.test(file) || /^server\/edge\/(offlineWords|noScript)\.ts$/.test(file))

const sourceFiles = () =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isScanned)
    .sort()

/** Finds the keys in the code of the client; `namespaces` are the first parts of the keys that exist. */
export function scanMessageKeys(namespaces: readonly string[]): FoundKeys {
  const found = { translated: [], labels: [], forms: [], named: [], templates: [] } satisfies Record<string, FoundKey[]>
  for (const file of sourceFiles()) scanFile(file, namespaces, found)
  return found
}

type Collected = { readonly [K in keyof FoundKeys]: FoundKey[] }

function scanFile(file: string, namespaces: readonly string[], found: Collected) {
  const source = ts.createSourceFile(file, readFileSync(path.join(src, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const shaped = new RegExp(`^(?:${namespaces.join('|')})(?:\\.[A-Za-z0-9]+)+$`)
  const begins = new RegExp(`^(?:${namespaces.join('|')})\\.`)
  const holdsForms = /^(engine\/form|lib|ui\/form)\//.test(file)
  const isFeature = file.endsWith('/feature.ts')
  const place = (key: string, node: ts.Node): FoundKey => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    return { key, at: `src/${file}:${line + 1}` }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslate(node.expression)) {
      for (const text of texts(node.arguments[0])) found.translated.push(place(text.text, text))
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      const list = isFeature && node.name.text === 'label' ? found.labels : formList(node.name.text, holdsForms, found)
      for (const text of texts(node.initializer)) list?.push(place(text.text, text))
    }
    if (ts.isStringLiteralLike(node) && shaped.test(node.text)) found.named.push(place(node.text, node))
    if (ts.isTemplateExpression(node) && begins.test(node.head.text)) {
      const key = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*')
      found.templates.push(place(key, node))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function formList(property: string, holdsForms: boolean, found: Collected): FoundKey[] | undefined {
  if (/^(label|hint|message)Key$/.test(property)) return found.forms
  return holdsForms && property === 'key' ? found.forms : undefined
}

/** `t` of useTranslation, or a property of that name. */
const isTranslate = (called: ts.Expression): boolean =>
  (ts.isIdentifier(called) && called.text === 't') ||
  (ts.isPropertyAccessExpression(called) && called.name.text === 't')

/** The texts that an expression may be: itself, or the ends of its conditions. */
function texts(node: ts.Expression | undefined): readonly ts.StringLiteralLike[] {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [node]
  if (ts.isParenthesizedExpression(node)) return texts(node.expression)
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)]
  if (ts.isBinaryExpression(node) && chooses.has(node.operatorToken.kind))
    return [...texts(node.left), ...texts(node.right)]
  return []
}

const chooses = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])
