import { describe, expect, it } from 'vitest'
import { values } from './values'

const beyond = [8.64e15 + 1, 1e300, -1, 1.5, '2030-01-15', null]
const now = Date.UTC(2030, 0, 15)

describe.each(beyond)('a time of %j', (time) => {
  it('leaves a notice out, and every other announcement in', () => {
    const one = (id: string, timestamp: unknown) => ({ id, title: id, content: '', timestamp })
    const lists = {
      player: [one('a', now), one('b', time)],
      banners: [one('c', now)],
      popup: [],
      promotion: [one('d', time), one('e', now)],
    }
    const { player, banners, promotion } = values.announcements.parse(lists)
    expect([player, banners, promotion].map((list) => list.map(({ id }) => id))).toEqual([['a'], ['c'], ['e']])
  })

  it('keeps a site from no maintenance, and a member from no session', () => {
    const permission = values.permission.parse({
      maintenance: true,
      regionRestriction: false,
      maintenanceTime: { start: now, end: time },
    })
    expect([permission.maintenance, permission.maintenanceTime?.start, permission.maintenanceTime?.end]).toEqual([
      true,
      now,
      undefined,
    ])
    const member = values.memberInfo.parse({ id: '1', account: 'member01', type: 0, regDate: time, lastLoginTime: now })
    expect([member.account, member.regDate, member.lastLoginTime]).toEqual(['member01', undefined, now])
  })
})

it('reads members and permissions that name no time', () => {
  expect(values.permission.parse({ maintenance: false, regionRestriction: false }).maintenanceTime).toBeUndefined()
  expect(
    values.permission.parse({ maintenance: false, regionRestriction: false, maintenanceTime: 'soon' }).maintenanceTime,
  ).toBeUndefined()
  expect(values.memberInfo.parse({ id: '1', account: 'member01', type: 0 }).regDate).toBeUndefined()
})
