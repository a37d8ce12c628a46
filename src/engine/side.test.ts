import { describe, expect, it } from 'vitest'
import { productDefaults } from './resolveBrand'
import { sideRefusal } from './side'

const { roles } = productDefaults
const types = { member: [0], demo: [4], agent: [1, 2, 41, 42], nobody: [3, 9, 40, 999] }

describe('who may log in', () => {
  it.each([
    ['shared', 'member', undefined],
    ['shared', 'demo', undefined],
    ['shared', 'agent', undefined],
    ['shared', 'nobody', 'member.only'],
    ['member', 'member', undefined],
    ['member', 'demo', undefined],
    ['member', 'agent', 'member.only'],
    ['member', 'nobody', 'member.only'],
    ['agent', 'member', 'agent.only'],
    ['agent', 'demo', 'agent.only'],
    ['agent', 'agent', undefined],
    ['agent', 'nobody', 'agent.only'],
  ] as const)('%s site, %s: %s', (side, who, refusal) => {
    for (const type of types[who])
      expect(sideRefusal({ access: { loginRequired: false, side }, roles }, type)).toBe(refusal)
  })
  it('a brand may name its own types', () => {
    const own = { memberTypes: [7], agentTypes: [8], demoTypes: [] }
    const access = { loginRequired: false, side: 'shared' } as const
    expect([7, 8, 0, 1, 4].map((type) => sideRefusal({ access, roles: own }, type))).toEqual([
      undefined,
      undefined,
      'member.only',
      'member.only',
      'member.only',
    ])
  })
})
