import { expect, it } from 'vitest'
import type { AgentJoinSettings } from '../../../contract/agent-join-settings'
import { buildJoinForm } from './joinForm'

const settings: AgentJoinSettings = {
  open: true,
  fields: [{ name: 'contact', label: 'Contact', kind: 'TEXT', required: true }],
  affiliateCode: { enabled: true, required: true },
}
const names = (more: Partial<Parameters<typeof buildJoinForm>[0]> = {}) =>
  buildJoinForm({ settings, hasAffiliates: true, code: undefined, ...more }).fields.map(({ name }) => name)

it('asks for what the settings say, and for the code where it can be checked', () => {
  expect(names()).toEqual(['contact', 'affiliateCode'])
  expect(names({ hasAffiliates: false })).toEqual(['contact'])
  expect(names({ settings: { ...settings, affiliateCode: undefined } })).toEqual(['contact'])
  const off = { ...settings, affiliateCode: { enabled: false, required: true } }
  expect(names({ settings: off })).toEqual(['contact'])
})

it('begins with the code that the visitor came with, and needs it where the settings do', () => {
  const { defaults, schema } = buildJoinForm({ settings, hasAffiliates: true, code: 'AGENT41' })
  expect(defaults['affiliateCode']).toBe('AGENT41')
  expect(schema.required).toEqual(['contact', 'affiliateCode'])
})

it('takes a field of the platform by that name for its own', () => {
  const fields = [{ name: 'affiliateCode', label: 'Code', kind: 'TEXT', required: false } as const]
  expect(names({ settings: { ...settings, fields } })).toEqual(['affiliateCode'])
})
