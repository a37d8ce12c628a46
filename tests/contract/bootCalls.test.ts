import { expect, test } from 'vitest'
import type { Brand } from '../../src/engine/brand'
import { productDefaults } from '../../src/engine/resolveBrand'
import { languageOf } from '../../src/i18n/languages'
import { calls } from '../../src/platform/calls'
import { productCalls } from '../../scripts/productCalls'
import { bootCalls, pageCalls, statusCall } from '../../src/server/edge/bootCalls'
import { memberInfoCall } from '../../src/server/edge/sessionHolder'
import { announcementQuery, hotGamesQuery, vendorQuery } from '../../src/site/queries'

const brand: Brand = { ...productDefaults, id: 'jade', merchant: 'jade9' }
const queries: Readonly<Record<string, unknown>> = {
  whitelabel: {},
  domainRoute: {},
  vendors: vendorQuery('jade9'),
  permission: { domain: 'jade.localhost' },
  announcements: announcementQuery,
  hotGames: hotGamesQuery('jade9', 'AR'),
}

test('the edge asks what the client would have asked', () => {
  const language = languageOf('ar')
  if (!language) throw new Error('Arabic is missing from the table of languages')
  const table = new Map(Object.entries(calls))
  const asked = [statusCall, ...bootCalls]
  expect(asked.map(({ id }) => id).sort()).toEqual(Object.keys(queries).sort())
  for (const call of asked) {
    const row = table.get(call.id)
    expect(row, call.id).toMatchObject({ method: 'GET', path: call.path, moduleId: call.moduleId })
    expect(row && 'token' in row, `${call.id} needs a session`).toBe(false)
    expect(call.query(brand, language), call.id).toEqual(queries[call.id])
  }
})

test('what it asks for a page that it draws is what the page asks without a token', () => {
  for (const call of pageCalls) {
    const row = productCalls.find(({ id }) => id === call.id)?.call
    expect(row, call.id).toMatchObject({ method: 'GET', path: call.path, moduleId: call.moduleId })
    expect(row?.token, `${call.id} needs a session`).not.toBe(true)
  }
})

test('the edge asks whose a token is as the client does', () => {
  const { schema: _, ...row } = memberInfoCall
  expect(calls.memberInfo).toMatchObject({ method: 'GET', path: row.path, moduleId: row.moduleId, token: true })
  expect(memberInfoCall.id).toBe('memberInfo' satisfies keyof typeof calls)
})
