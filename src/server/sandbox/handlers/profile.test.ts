import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const read = async (username: string, merchant = 'aurora') =>
  sandbox.call('GET', '/wps/member/profile', { merchant, token: await sandbox.tokenOf(username, merchant) })
const save = async (username: string, values: object) =>
  sandbox.call('PUT', '/wps/member/profile', {
    token: await sandbox.tokenOf(username),
    encrypt: true,
    body: { values },
  })

describe('the profile', () => {
  it('has the fields that the merchant has on, and none of the sign-in', async () => {
    const { value } = await read('expired01')
    const names = Object.keys(Reflect.get(Object(value), 'fields') as object)
    expect(names).toEqual(expect.arrayContaining(['payeeName', 'nickname', 'birthday', 'address']))
    expect(names).not.toEqual(expect.arrayContaining(['password']))
    expect(names).not.toContain('qqNum')
    expect(Object.keys(Reflect.get(Object((await read('member01', 'jade')).value), 'fields') as object)).toContain(
      'qqNum',
    )
  })

  it('locks the real name and the birthday once they are told', async () => {
    const told = { payeeName: 'Ada Hollis', birthday: '1990-05-17', nickname: 'Ada', address: 'Harbour Lane 3' }
    expect(await save('expired01', told)).toMatchObject({
      success: true,
      value: {
        values: { payeeName: 'A*** H***', birthday: '1990-05-17', nickname: 'Ada', address: 'Harbour Lane 3' },
        locked: ['payeeName', 'birthday'],
      },
    })
    expect(await save('expired01', { payeeName: 'Eve Other' })).toMatchObject({ message: 'profile.locked' })
    expect(await save('expired01', { nickname: 'Addie' })).toMatchObject({
      value: { values: { payeeName: 'A*** H***', nickname: 'Addie' } },
    })
    expect(Reflect.get(Object((await read('expired01')).value), 'values')).not.toHaveProperty('address')
    const token = await sandbox.tokenOf('expired01')
    expect((await sandbox.call('GET', '/wps/member/info', { token })).value).toMatchObject({
      nickname: 'Addie',
      realName: 'A*** H***',
    })
  })

  it.each([
    ['2009-01-16', 'age'],
    ['2009-01-15', undefined],
    ['17.05.1990', 'pattern'],
  ])('a birthday of %s: %s', async (birthday, problem) => {
    const answer = await save('expired01', { birthday })
    if (problem === undefined) expect(answer.success).toBe(true)
    else expect(answer).toMatchObject({ message: 'field.invalid', value: { fields: { birthday: problem } } })
  })

  it.each([
    ['a character that ends a text', 'Ada\u0000 Hollis'],
    ['half a pair', '\ud800Ada'],
    ['an override of direction', '\u202eadA'],
    ['nothing that can be seen', '\u200b\u200b\u200b'],
  ])('refuses a name and an address with %s', async (_what, text) => {
    expect(await save('expired01', { nickname: text, address: text })).toMatchObject({
      message: 'field.invalid',
      value: { fields: { nickname: 'pattern', address: 'pattern' } },
    })
  })

  it('keeps joined signs and lines as they were written', async () => {
    const values = { address: 'Harbour Lane 3\nNorth Quay 👩‍🚀' }
    expect(await save('expired01', values)).toMatchObject({ value: { values } })
  })

  it('lets two tabs at once tell one real name', async () => {
    const both = await Promise.all([
      save('expired01', { payeeName: 'Ada Hollis' }),
      save('expired01', { payeeName: 'Eve Other' }),
    ])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
  })
})
