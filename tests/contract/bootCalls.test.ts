import { expect, test } from 'vitest'
import type { Brand } from '../../src/engine/brand'
import { productDefaults } from '../../src/engine/resolveBrand'
import { languageOf } from '../../src/i18n/languages'
import { calls } from '../../src/platform/calls'
import { bootCalls, statusCall } from '../../src/server/edge/bootCalls'
import { ownCall, type PublicId } from '../../src/server/edge/ownCall'
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
  const asked = [statusCall, ...bootCalls]
  expect(asked.map(({ id }) => id).sort()).toEqual(Object.keys(queries).sort())
  for (const call of asked) expect(call.query(brand, language), call.id).toEqual(queries[call.id])
})

/** What the edge knows of calls is made of the client's; `npm run lint` fails on a directive that nothing answers to. */
test('the edge cannot ask by itself what needs a session, changes something, or is no call of the client', () => {
  const publicCall = (id: PublicId) => ownCall(id)
  const wrong = [
    // @ts-expect-error it needs a session
    () => publicCall('memberInfo'),
    // @ts-expect-error it changes something
    () => ownCall('login'),
    // @ts-expect-error no call
    () => ownCall('whitelabels'),
  ]
  expect(wrong).toHaveLength(3)
  expect(ownCall('memberInfo')).toMatchObject({ id: 'memberInfo', path: calls.memberInfo.path, schema: 'member-info' })
})
