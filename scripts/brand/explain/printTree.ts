import type { ExplainedCondition } from '../../../src/engine/explain'
import { inTheOpen } from '../../../src/server/brands/brandError'
import type { Paint } from '../io'
import type { SiteTree, TreeEntry } from './siteTree'

/** Slots, each with its entries: shown ones in the order of the site, then the hidden ones and why. */
export function printTree({ slots }: SiteTree, paint: Paint): string {
  return slots
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ slot, entries }) => {
      const shown = entries.filter((entry) => entry.shown).length
      const width = Math.max(...entries.map(({ id }) => id.length))
      return [
        `${paint.bold(slot)}  ${paint.dim(`${shown} of ${entries.length} shown`)}`,
        ...entries.flatMap((entry) => printEntry(entry, width, paint)),
        '',
      ]
    })
    .join('\n')
}

function printEntry(entry: TreeEntry, width: number, paint: Paint): string[] {
  const { id, label, shown, reason, path, icon, group, decided } = entry
  const name = id.padEnd(width)
  const files = decided.map(({ what, file }) => `${what}: ${file}`).join(', ')
  const facts = [icon && `icon ${icon}`, group && `group ${group}`, files && `← ${files}`].filter(Boolean).join('  ')
  const head = [
    shown ? paint.green('✓') : paint.red('✗'),
    shown ? name : paint.dim(name),
    label === undefined ? '' : `“${inTheOpen(label)}”`,
    facts === '' ? '' : paint.dim(facts),
  ]
  const line = `  ${head.filter((part) => part !== '').join('  ')}`
  if (shown) return [line]
  const indent = ' '.repeat(width + 7)
  const way = path.length > 1 ? [`${indent}${paint.dim(path.join(' › '))}`] : []
  return [line, `${indent}hidden: ${reason ?? 'nothing shows it'}`, ...way]
}

/** One condition and its parts, each with whether it holds. */
export function printCondition(condition: ExplainedCondition, paint: Paint, depth = 1): string[] {
  const mark = condition.holds ? paint.green('✓') : paint.red('✗')
  const words =
    condition.parts.length === 0 ? condition.condition : (condition.condition.split(' (')[0] ?? condition.condition)
  return [
    `${'  '.repeat(depth)}${mark} ${condition.parts.length === 1 && words.startsWith('not ') ? 'not' : words}`,
    ...condition.parts.flatMap((part) => printCondition(part, paint, depth + 1)),
  ]
}
