import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCardNumber } from './cardNumber'
import { isAddress } from './cryptoAddress'

describe('a card number', () => {
  it.each([
    ['4111111111111111', true],
    ['6222021234567890128', true],
    ['4111111111111112', false],
    ['411111111111111', false],
    ['41111111111111111111', false],
    ['4111 1111 1111 1111', false],
    ['0000000000000000', false],
    ['8888888888888888', false],
    ['', false],
  ])('%s: %s', (number, expected) => expect(isCardNumber(number)).toBe(expected))

  it('tells one wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 15, maxLength: 18 }),
        fc.nat(14),
        fc.integer({ min: 1, max: 9 }),
        (body, place, by) => {
          const right = Array.from({ length: 10 }, (_, check) => [...body, check].join('')).find(isCardNumber) ?? ''
          const wrong = [...right].map((each, at) => (at === place ? String((Number(each) + by) % 10) : each)).join('')
          expect(right).not.toBe('')
          expect(isCardNumber(wrong)).toBe(false)
        },
      ),
    )
  })
})

/** Addresses of the networks' own documents. */
const known = [
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
] as const

describe('an address', () => {
  it.each(known)('of %s: %s', (network, address) => {
    expect(isAddress(network, address)).toBe(true)
    const others = ['TRC20', 'ERC20', 'BTC'].filter((other) => other !== network)
    for (const other of others) expect(isAddress(other, address)).toBe(false)
  })

  it.each([
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['ERC20', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', ''],
  ])('with something wrong in it: %s %s', (network, address) => expect(isAddress(network, address)).toBe(false))

  it('of a network that is not known here cannot be told', () => expect(isAddress('SOL', 'x')).toBeUndefined())

  it('tells any two letters that change places', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known.filter(([network]) => network !== 'ERC20')),
        fc.nat(30),
        ([network, address], place) => {
          const [one = '', other = ''] = [address[place], address[place + 1]]
          fc.pre(one !== other && other !== '')
          const swapped = address.slice(0, place) + other + one + address.slice(place + 2)
          expect(isAddress(network, swapped)).toBe(false)
        },
      ),
    )
  })
})
