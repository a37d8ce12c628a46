import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Entry, Feature } from '../../src/engine/entry'
import { describe } from '../../src/engine/explain'
import { slotNames } from '../../src/engine/site'
import { productMessages } from '../productMessages.mjs'

const root = path.resolve(import.meta.dirname, '../..')

interface SlotDoc {
  readonly text: string
  /** Fields of `props`, as they are declared. */
  readonly props: string
}

/** What src/engine/entry.ts says of each slot. */
function readSlots(): ReadonlyMap<string, SlotDoc> {
  const file = path.join(root, 'src/engine/entry.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const slots = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Slots')
  if (slots === undefined || !ts.isInterfaceDeclaration(slots)) throw new Error('src/engine/entry.ts declares no Slots')
  const members = slots.members.filter(ts.isPropertySignature).map((member) => {
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source)
    const [comment] = ts.getJSDocCommentsAndTags(member)
    const said = comment === undefined ? undefined : ts.getTextOfJSDocComment(comment.comment)
    return [name, { text: forOperators(said ?? ''), props: propsText(propsOf(member.type, source)) }] as const
  })
  return new Map(members)
}

/** What each slot is for, in an operator's words. */
export const slotTexts = (): ReadonlyMap<string, string> =>
  new Map([...readSlots()].map(([slot, { text }]) => [slot, text]))

/** Without the places of the specification, which a comment names for engineers. */
const forOperators = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ \(spec §[^)]*\)|,? spec §\d[^.;)]*/g, '')
    .replace(/; *\./, '.')

/** Names of what a type of the file holds, and whether each may be left out. */
function propsOf(type: ts.Node | undefined, source: ts.SourceFile): ReadonlyMap<string, boolean> {
  if (type === undefined) return new Map()
  if (ts.isIntersectionTypeNode(type)) return new Map(type.types.flatMap((each) => [...propsOf(each, source)]))
  if (ts.isUnionTypeNode(type)) return new Map(type.types.flatMap((each) => [...propsOf(each, source)]))
  if (ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type)) {
    const name = (ts.isTypeReferenceNode(type) ? type.typeName : type.expression).getText(source)
    return propsOf(
      source.statements.find(
        (each) => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
      ),
      source,
    )
  }
  if (ts.isTypeAliasDeclaration(type)) return propsOf(type.type, source)
  if (!ts.isTypeLiteralNode(type) && !ts.isInterfaceDeclaration(type)) return new Map()
  const own = type.members
    .filter(ts.isPropertySignature)
    .map((member) => [member.name.getText(source), member.questionToken !== undefined] as const)
  const above = ts.isInterfaceDeclaration(type)
    ? (type.heritageClauses ?? []).flatMap(({ types }) => types.flatMap((each) => [...propsOf(each, source)]))
    : []
  return new Map([...own, ...above])
}

const propsText = (props: ReadonlyMap<string, boolean>): string =>
  [...props].map(([name, optional]) => `\`${name}${optional ? '?' : ''}\``).join(', ')

const features = import.meta.glob<Feature>('../../src/features/*/feature.ts', { eager: true, import: 'feature' })
const allEntries = Object.values(features).flatMap(({ id, entries }) =>
  entries.map((entry) => ({ feature: id, entry })),
)

/** For each slot: what it is, what its entries carry, and its entries in their order. */
export function slotSections(): string {
  const words: Readonly<Record<string, string>> = productMessages(root)['en'] ?? {}
  const slots = readSlots()
  const row = ({ feature, entry }: { readonly feature: string; readonly entry: Entry }) => {
    const label = entry.label === undefined ? '' : (words[entry.label] ?? '').replaceAll('|', '\\|')
    const when = entry.when === undefined ? 'always' : describe(entry.when).replaceAll('|', '\\|')
    return `| \`${entry.id}\` | ${label} | ${entry.order} | ${when} | ${feature} |`
  }
  return slotNames
    .map((slot) => {
      const doc = slots.get(slot)
      const own = allEntries.filter(({ entry }) => entry.slot === slot).sort((a, b) => a.entry.order - b.entry.order)
      return [
        `### ${slot}`,
        '',
        doc?.text ?? '',
        '',
        ...(doc?.props ? [`Carries: ${doc.props}`, ''] : []),
        '| entry | label | order | shown when | feature |',
        '|---|---|---|---|---|',
        ...own.map(row),
      ].join('\n')
    })
    .join('\n\n')
}
