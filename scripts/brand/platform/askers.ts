import { WrongUse } from '../io'
import { type Ask, timeoutMs } from './record'

/** A platform over the line. Its address may have a path before /wps; redirects are not followed to other hosts. */
export function askAddress(address: string): { readonly ask: Ask; readonly from: string; readonly host: string } {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`"${address}" is no address; allowed: http:// or https://, such as https://api.merchant.example`)
  if (url.username !== '' || url.password !== '')
    throw new WrongUse('The address holds a name or password. Only public answers are asked for: leave it out.')
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`
  return {
    from: base,
    host: url.hostname,
    ask: (path, headers) => fetch(base + path, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
  }
}

/** The sandbox in this process: no port, no file, gone when the command ends. */
export async function askSandbox(): Promise<{ readonly ask: Ask; readonly close: () => void }> {
  const { createSandbox } = await import('../../../src/server/sandbox/createSandbox')
  const noCipher = () => Promise.reject(new Error('public calls are not encrypted'))
  const sandbox = createSandbox({
    dataDir: ':memory:',
    // Lanes are a merchant's own; how many games stand in them shows nowhere here.
    gameCount: 0,
    log: () => undefined,
    cipher: { header: 'none', contentType: 'text/plain', publicJwks: noCipher, decrypt: noCipher },
  })
  return {
    ask: async (path, headers) => sandbox.app.request(`http://sandbox.localhost${path}`, { headers }),
    close: sandbox.close,
  }
}
