import { createPlatformCalls, platformLimits } from '../../../src/server/edge/platformCalls'
import type { Cipher } from '../../../src/server/sandbox/cipher'
import { WrongUse } from '../io'
import { type Ask, mostBytes, timeoutMs } from './record'

/** A platform over the line. Its address may have a path before /wps; redirects are not followed to other hosts. */
export function askAddress(address: string): { readonly ask: Ask; readonly from: string; readonly host: string } {
  const { base, host } = readAddress(address)
  const call = createPlatformCalls({ fetch, limits: platformLimits })
  const within = { headMs: timeoutMs, wholeMs: timeoutMs, largest: mostBytes }
  return {
    from: base,
    host,
    ask: (path, headers) => call(base + path, { headers, redirect: 'error', within }),
  }
}

function readAddress(address: string): { readonly base: string; readonly host: string } {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`"${address}" is no address; allowed: http:// or https://, such as https://api.merchant.example`)
  if (url.username !== '' || url.password !== '')
    throw new WrongUse('The address holds a name or password. Only public answers are asked for: leave it out.')
  return { base: `${url.origin}${url.pathname.replace(/\/$/, '')}`, host: url.hostname }
}

const noCipher: Cipher = {
  header: 'none',
  contentType: 'text/plain',
  publicJwks: () => Promise.reject(new Error('public calls are not encrypted')),
  decrypt: () => Promise.reject(new Error('public calls are not encrypted')),
}

/** The sandbox in this process: no port, no file, gone when the command ends. */
export async function askSandbox(): Promise<{ readonly ask: Ask; readonly close: () => void }> {
  // Lanes are a merchant's own; how many games stand in them shows nowhere here.
  const sandbox = await startSandbox({ gameCount: 0, cipher: noCipher })
  return {
    ask: async (path, headers) => sandbox.app.request(`http://sandbox.localhost${path}`, { headers }),
    close: sandbox.close,
  }
}

/** A platform to ask anything of. `base` is its address, undefined for the sandbox, which answers in this process. */
export async function openPlatform(
  address: string,
): Promise<{ readonly base: string | undefined; readonly fetch: typeof fetch; readonly close: () => void }> {
  if (address !== 'sandbox') return { base: readAddress(address).base, fetch, close: () => undefined }
  const { app, close } = await startSandbox({ gameCount: 100 })
  return { base: undefined, fetch: async (input, init) => app.request(input, init), close }
}

async function startSandbox(options: { readonly gameCount: number; readonly cipher?: Cipher }) {
  const { createSandbox } = await import('../../../src/server/sandbox/createSandbox')
  return createSandbox({ dataDir: ':memory:', log: () => undefined, ...options })
}
