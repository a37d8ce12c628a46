import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createJweCipher } from './cipher'
import { openDatabase } from './db/database'
import { dropAll, migrate } from './db/migrations'
import { createTestSandbox, member } from './testing/testSandbox'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (fresh = false) =>
  createTestSandbox({ dataDir, fresh, gameCount: 100, cipher: createJweCipher(dataDir, fresh) })
const account = {
  username: 'walker77',
  password: 'secret99',
  domain: 'x.test',
  registerUrl: 'http://x.test/',
  registerMethod: 'WEB',
  login: true,
}

it('keeps accounts, sessions and the key between runs, and starts over when told', async () => {
  const first = start()
  const opened = await first.call('PUT', '/wps/member/register', { merchant: 'fourth', encrypt: true, body: account })
  const token = member(opened.value, 'token')
  const key = (await first.call('GET', '/wps/system/encryptionKey')).value
  first.close()

  const second = start()
  expect(await second.call('GET', '/wps/member/info', { merchant: 'fourth', token })).toMatchObject({ success: true })
  expect(await second.login('walker77', 'fourth', 'secret99')).toMatchObject({ success: true })
  expect((await second.call('GET', '/wps/system/encryptionKey')).value).toEqual(key)
  expect(statSync(path.join(dataDir, 'encryption-key.json')).mode & 0o077).toBe(0)
  second.close()

  const third = start(true)
  expect(await third.login('walker77', 'fourth', 'secret99')).toMatchObject({ message: 'user.not.exist' })
  expect(await third.login('member01', 'fourth')).toMatchObject({ success: true })
  expect((await third.call('GET', '/wps/system/encryptionKey')).value).not.toEqual(key)
  third.close()
  expect(readdirSync(dataDir)).toContain('sandbox.db')
})

it('starts over while it runs: new accounts are gone, those of the seeds are as they were, nothing is switched', async () => {
  const sandbox = start()
  await sandbox.call('PUT', '/wps/member/register', { merchant: 'fourth', encrypt: true, body: account })
  for (const wrong of ['first1', 'second2', 'third3']) await sandbox.login('member01', 'fourth', wrong)
  expect(await sandbox.login('member01', 'fourth')).toMatchObject({ success: false })
  await sandbox.request('POST', '/sandbox/scenario', { body: JSON.stringify({ name: 'failing', merchant: 'fourth' }) })
  expect((await sandbox.request('POST', '/sandbox/reset')).status).toBe(200)
  expect(await sandbox.login('walker77', 'fourth', 'secret99')).toMatchObject({ message: 'user.not.exist' })
  const token = member((await sandbox.login('member01', 'fourth')).value, 'token')
  const { value } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList', { merchant: 'fourth', token })
  expect(value).toMatchObject({ total: 100 })
  sandbox.close()
})

it('brings the catalogue up to date and leaves accounts as they are', async () => {
  const first = start()
  await first.call('PUT', '/wps/member/register', { merchant: 'fourth', encrypt: true, body: account })
  first.close()
  const larger = createTestSandbox({ dataDir, gameCount: 150, cipher: createJweCipher(dataDir) })
  const token = member((await larger.login('walker77', 'fourth', 'secret99')).value, 'token')
  const { value } = await larger.call('GET', '/wps/relay/GCSGAME_gameList', { merchant: 'fourth', token })
  expect(value).toMatchObject({ total: 150 })
  larger.close()
})

it('refuses a data folder of a later version, and empties a database that is no file', () => {
  const database = openDatabase({ dataDir })
  expect(migrate(database)).toBe(0)
  expect(migrate(database)).toBeGreaterThan(0)
  database.exec('pragma user_version = 999')
  expect(() => migrate(database)).toThrow(/version 999.*--fresh/)
  dropAll(database)
  expect(migrate(database)).toBe(0)
  database.close()
})
