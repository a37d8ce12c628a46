import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = path.resolve(import.meta.dirname, '../../deploy/container/healthcheck.mjs')

async function checkedAt(listensAt: string, HOST: string | undefined): Promise<unknown> {
  const server = createServer((_asked, answer) => answer.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, listensAt, resolve))
  onTestFinished(() => void server.close())
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) }
  const [code] = (await once(spawn(process.execPath, [program], { env: { ...env, HOST } }), 'exit')) as unknown[]
  return code
}

test.each([
  ['127.0.0.1', undefined, 0],
  ['0.0.0.0', '0.0.0.0', 0],
  ['127.0.0.2', '127.0.0.2', 0],
  ['127.0.0.2', '127.0.0.3', 1],
])('a container that listens at %s with HOST=%s: %s', async (listensAt, host, code) => {
  expect(await checkedAt(listensAt, host)).toBe(code)
})
