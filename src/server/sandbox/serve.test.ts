import { request } from 'node:http'
import { expect, it } from 'vitest'
import { serveSandbox } from './serve'

/** Raw headers, as fetch would not send them. */
function ask(url: string, headers: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(url)
    const sent = request({ hostname, port, path: pathname, headers: [...headers] }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end()
  })
}

it('listens on this machine, refuses a doubled Merchant on the wire, and closes', async () => {
  const { url, close } = await serveSandbox({ port: 0, dataDir: ':memory:', gameCount: 50, log: () => undefined })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const status = `${url}/wps/system/status`
  expect(await ask(status, ['Host', 'x', 'Merchant', 'aurora'])).toBe(200)
  expect(await ask(status, ['Host', 'x', 'Merchant', 'aurora', 'Merchant', 'aurora'])).toBe(400)
  expect((await fetch(`${url}/sandbox/chat`)).headers.get('content-type')).toContain('text/html')
  await expect(serveSandbox({ port: Number(new URL(url).port), dataDir: ':memory:', gameCount: 50 })).rejects.toThrow(
    /EADDRINUSE/,
  )
  await close()
  await expect(fetch(status)).rejects.toThrow()
})
