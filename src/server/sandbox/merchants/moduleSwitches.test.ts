import { afterAll, expect, it } from 'vitest'
import { createTestSandbox } from '../testing/testSandbox'
import { enabledModules, off, on } from './modules'
import { switchModule } from './moduleSwitches'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

const tree = [on('COMM3'), off('REWCEN3', on('PTSYS3'), off('RAFFLE3'))]
const enabled = (modId: string, isOn: boolean) => [...enabledModules(switchModule(tree, modId, isOn))].sort()

it('switches a module, and what it stands under with it', () => {
  expect(enabled('PTSYS3', true)).toEqual(['COMM3', 'PTSYS3', 'REWCEN3'])
  expect(enabled('RAFFLE3', true)).toEqual(['COMM3', 'PTSYS3', 'RAFFLE3', 'REWCEN3'])
  expect(enabled('COMM3', false)).toEqual([])
  expect(enabled('PTSYS3', false)).toEqual(['COMM3'])
  expect(enabled('GEETEST3', true)).toEqual(['COMM3', 'GEETEST3'])
})

const post = async (path: string, body: object) => {
  const response = await sandbox.request('POST', path, { body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as { enabled?: string[] } }
}
const geetest = async (merchant: string) => (await sandbox.call('GET', '/wps/captcha/geetest', { merchant })).success

it('is switched for one merchant while it runs, until its scenario is put back', async () => {
  expect(await geetest('aurora')).toBe(false)
  const { body } = await post('/sandbox/modules', { merchant: 'aurora', modId: 'GEETEST3', enabled: true })
  expect(body.enabled).toContain('GEETEST3')
  expect([await geetest('aurora'), await geetest('jade')]).toEqual([true, false])
  await post('/sandbox/scenario', { name: 'normal', merchant: 'jade' })
  expect(await geetest('aurora')).toBe(true)
  await post('/sandbox/scenario', { name: 'normal', merchant: 'aurora' })
  expect(await geetest('aurora')).toBe(false)
})

it('refuses what is not a switch', async () => {
  for (const body of [
    {},
    { merchant: 'aurora', modId: 'x', enabled: true },
    { merchant: 'a,b', modId: 'REG3', enabled: true },
    { merchant: 'aurora', modId: 'REG3' },
  ])
    expect((await post('/sandbox/modules', body)).status).toBe(400)
})
