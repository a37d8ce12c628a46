import { describe, expect, it } from 'vitest'
import type { Brand, FirebaseKeys } from '../../engine/brand'
import { productDefaults } from '../../engine/resolveBrand'
import { pagePolicy } from './securityHeaders'

const keys: FirebaseKeys = { apiKey: 'key', authDomain: 'auth.brand.example', projectId: 'brand', appId: '1:2:web:3' }

function policyOf(firebase?: FirebaseKeys, url = 'https://api.example'): Readonly<Record<string, readonly string[]>> {
  const brand: Brand = {
    ...productDefaults,
    id: 'brand',
    platform: { ...productDefaults.platform, url },
    thirdParty: firebase ? { firebase } : {},
  }
  const text = pagePolicy({ brand, nonce: 'abc', secure: true, dev: false })
  return Object.fromEntries(
    text.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

describe('origins of Firebase in the policy', () => {
  it('are absent for a brand without a project', () => {
    expect(policyOf()).toMatchObject({
      'script-src': ["'self'", "'nonce-abc'", "'strict-dynamic'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
    })
  })

  it('are the loader, the accounts and the auth domain, and nothing of reCAPTCHA without phone numbers', () => {
    expect(policyOf(keys)).toMatchObject({
      'script-src': ["'self'", "'nonce-abc'", "'strict-dynamic'", 'https://apis.google.com'],
      'connect-src': ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      'frame-src': ['https://auth.brand.example'],
    })
  })

  it('have reCAPTCHA by its paths alone where numbers are verified', () => {
    const policy = policyOf({ ...keys, dialCode: '86' })
    expect(policy['script-src']).toEqual(
      expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
    )
    expect(policy['frame-src']).toEqual(
      expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']),
    )
    expect(Object.values(policy).flat()).not.toContain('https://www.google.com')
  })

  it('are the emulator where there is one, and none of the servers that it stands for', () => {
    const policy = policyOf({ ...keys, dialCode: '86', emulator: 'http://auth.localhost:9099' }, 'sandbox')
    expect(policy['connect-src']).toEqual(["'self'", 'http://auth.localhost:9099'])
    expect(policy['frame-src']).toEqual(['http://auth.localhost:9099'])
  })

  it('never allow inline code or evaluation', () => {
    for (const policy of [policyOf(keys), policyOf({ ...keys, dialCode: '86' })]) {
      expect(Object.values(policy).flat()).not.toEqual(expect.arrayContaining([expect.stringMatching(/unsafe/)]))
    }
  })
})
