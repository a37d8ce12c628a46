import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createJweCipher } from './cipher'
import { openDatabase } from './db/database'
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

it('makes a database of another version anew, and says so', async () => {
  const first = start()
  await first.call('PUT', '/wps/member/register', { merchant: 'fourth', encrypt: true, body: account })
  first.close()
  const larger = createTestSandbox({ dataDir, gameCount: 150, cipher: createJweCipher(dataDir) })
  expect(larger.lines).toEqual([expect.stringContaining('made anew')])
  expect(await larger.login('walker77', 'fourth', 'secret99')).toMatchObject({ message: 'user.not.exist' })
  const token = member((await larger.login('member01', 'fourth')).value, 'token')
  const { value } = await larger.call('GET', '/wps/relay/GCSGAME_gameList', { merchant: 'fourth', token })
  expect(value).toMatchObject({ total: 150 })
  larger.close()
})

it('says nothing of a database that is new, kept, or told to start over', () => {
  for (const fresh of [false, false, true]) {
    const sandbox = start(fresh)
    expect(sandbox.lines).toEqual([])
    sandbox.close()
  }
})

it('makes a database anew that has other tables, with rows that refer to each other', () => {
  const database = openDatabase({ dataDir })
  database.exec(`
    create table account (id integer primary key, upline integer references account(id));
    create table session (token_hash text primary key, account_id integer not null references account(id));
    insert into account values (1, null), (2, 1);
    insert into session values ('x', 2);
  `)
  database.close()
  const sandbox = start()
  expect(sandbox.lines).toEqual([expect.stringContaining('made anew')])
  sandbox.close()
})

it('is made once by processes that start at the same time', async () => {
  const older = createTestSandbox({ dataDir, gameCount: 50 })
  older.close()
  const starter = path.join(import.meta.dirname, 'testing/startOnce.ts')
  const run = promisify(execFile)
  const started = await Promise.all(
    [1, 2].map(() => run(process.execPath, ['--import', 'tsx', starter, dataDir, String(Date.now() + 2_000)])),
  )
  const lines = started.map(({ stdout }): unknown => JSON.parse(stdout))
  expect(lines.filter((line) => Array.isArray(line) && line.length === 1)).toHaveLength(1)
  const kept = start()
  expect(kept.lines).toEqual([])
  expect(await kept.login('member01', 'fourth')).toMatchObject({ success: true })
  kept.close()
}, 30_000)
