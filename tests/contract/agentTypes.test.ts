import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../../src/app/registry'
import { agentPages, agentTypes, opensAgentType } from '../../src/engine/agentTypes'
import { productDefaults } from '../../src/engine/resolveBrand'
import type { Condition } from '../../src/engine/condition'
import { agentPageKeys } from '../../src/engine/pageKeys'

const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/agents.md'), 'utf8')

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const pageTable = [
  row('page', ...agentTypes),
  `|${'---|'.repeat(agentTypes.length + 1)}`,
  ...agentPageKeys.map((key) => row(key, ...agentTypes.map((type) => (agentPages[key].includes(type) ? 'yes' : 'no')))),
].join('\n')

/** Conditions that have to hold whatever else does. */
const needed = (condition: Condition): readonly Condition[] =>
  condition.is === 'all' ? condition.of.flatMap(needed) : [condition]

it('docs/agents.md has the table of the pages', () => {
  expect(/<!-- agent types -->\n([^]*?)\n<!-- end/.exec(text)?.[1]).toBe(pageTable)
})

it('docs/agents.md says which type opens which', () => {
  expect(text).toContain(row('an agent of type', ...agentTypes.map((type) => opensAgentType[type])))
})

it('the types are those that are agents where a brand says nothing', () => {
  expect(productDefaults.roles.agentTypes).toEqual([...agentTypes])
})

describe('the agent centre', () => {
  const entries = registry.bySlot.get('agent.menu') ?? []

  it('has an entry for each page of the table', () => {
    const keys = entries.flatMap(({ props }) => ('pageKey' in props ? [props.pageKey] : []))
    expect(keys.toSorted()).toEqual([...agentPageKeys].toSorted())
  })

  it.each(agentPageKeys)('shows %s to the types of the table', (key) => {
    const [entry] = entries.filter(({ props }) => 'pageKey' in props && props.pageKey === key)
    expect(needed(entry?.when ?? { is: 'always' })).toContainEqual({ is: 'agentType', of: agentPages[key] })
  })
})
