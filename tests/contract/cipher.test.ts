import { afterAll, describe, expect, it } from 'vitest'
import { createJweCipher as createPageCipher } from '../../src/platform/cipher'
import { createJweCipher } from '../../src/server/sandbox/cipher'
import { createTestSandbox } from '../../src/server/sandbox/testing/testSandbox'

const sandbox = createTestSandbox({ cipher: createJweCipher(':memory:') })
afterAll(() => sandbox.close())

const keySet = async () => (await sandbox.call('GET', '/wps/system/encryptionKey')).value
const login = { username: 'member01', password: 'Marquee1', type: 'username' }

async function send(body: string, { header, contentType }: { readonly header: string; readonly contentType: string }) {
  const headers = { Merchant: 'aurora', Encryption: header, 'Content-Type': contentType }
  return (await sandbox.request('POST', '/wps/session/login', { headers, body })).json() as Promise<object>
}

describe('what the page encrypts', () => {
  it('is read by the platform, and by nobody on the way', async () => {
    const cipher = await createPageCipher(keySet)
    const body = await cipher.encrypt(login)
    expect(body).not.toContain('Marquee1')
    expect(Buffer.from(body, 'base64url').toString()).not.toContain('Marquee1')
    expect(await send(body, cipher)).toMatchObject({ success: true })
    // once more: nothing of it repeats
    expect(await cipher.encrypt(login)).not.toBe(body)
  })

  it('is refused where it was encrypted to another key, or changed on the way', async () => {
    const other = createJweCipher(':memory:')
    const cipher = await createPageCipher(() => other.publicJwks())
    expect(await send(await cipher.encrypt(login), cipher)).toMatchObject({ success: false })
    const own = await createPageCipher(keySet)
    const body = await own.encrypt(login)
    const at = body.length - 12
    expect(await send(body.slice(0, at) + (body[at] === 'A' ? 'B' : 'A') + body.slice(at + 1), own)).toMatchObject({
      success: false,
    })
  })

  it('is encrypted to the first key that is one for encryption', async () => {
    const value = (await keySet()) as { readonly keys: readonly object[] }
    const keys = [{ kty: 'EC' }, null, { kty: 'RSA', n: 'x', e: 'AQAB', use: 'sig' }, ...value.keys]
    const cipher = await createPageCipher(() => Promise.resolve({ keys }))
    expect(await send(await cipher.encrypt(login), cipher)).toMatchObject({ success: true })
    for (const none of [undefined, {}, { keys: [] }, { keys: [{ kty: 'RSA', use: 'enc' }] }])
      await expect(createPageCipher(() => Promise.resolve(none))).rejects.toThrow('no RSA encryption key')
  })
})
