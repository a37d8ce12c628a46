import { trustedPolicy } from '../../../lib/trustedTypes'
import { notProved, vendorAway } from './calls'
import { initOf, type InitVendor } from './vendor'

/** Milliseconds that the vendor's script may take. */
const patience = 15_000

let loading: Promise<InitVendor> | undefined

/** Loads the vendor's script once; after a failure the next challenge tries again. Throws CallFailure. */
export function loadVendor(address: string): Promise<InitVendor> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(address: string): Promise<InitVendor> {
  await runScript(address)
  const init = initOf(window)
  if (!init) throw notProved('verification.failed')
  return init
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    const fail = (kind: 'offline' | 'timeout') =>
      end(() => {
        script.remove()
        reject(vendorAway(kind))
      })
    const timer = setTimeout(() => fail('timeout'), patience)
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', () => fail('offline'))
    script.src = trustedPolicy('marquee-captcha').createScriptURL(address)
    document.head.append(script)
  })
}
