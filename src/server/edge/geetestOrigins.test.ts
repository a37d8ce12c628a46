import { expect, it } from 'vitest'
import { productDefaults } from '../../engine/resolveBrand'
import { geetestOrigins } from './geetestOrigins'
import { pagePolicy } from './securityHeaders'

const brandWith = (geetest?: { script: string; origins?: string[] }) => ({
  ...productDefaults,
  id: 'test',
  platform: { ...productDefaults.platform, ...(geetest && { geetest }) },
})

it.each([
  [undefined, []],
  [{ script: '/sandbox/geetest/gt4.js' }, []],
  [{ script: 'https://static.vendor.example/v4/gt4.js' }, ['https://static.vendor.example']],
  [
    {
      script: 'https://static.vendor.example/v4/gt4.js',
      origins: ['https://api.vendor.example', 'https://static.vendor.example'],
    },
    ['https://static.vendor.example', 'https://api.vendor.example'],
  ],
])('%j allows %j', (geetest, origins) => expect(geetestOrigins(brandWith(geetest))).toEqual(origins))

it('is allowed what a challenge needs, and nothing of it where a brand names none', () => {
  const policy = (geetest?: { script: string }) =>
    pagePolicy({ brand: brandWith(geetest), nonce: 'n', secure: false, dev: false })
  const named = policy({ script: 'https://static.vendor.example/v4/gt4.js' }).split('; ')
  for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src'])
    expect(named.find((part) => part.startsWith(directive))).toContain('https://static.vendor.example')
  expect(named.filter((part) => part.includes('vendor.example'))).toHaveLength(4)
  expect(policy()).not.toContain('vendor')
})
