import { expect, it } from 'vitest'
import { refusalWords } from './refusalWords'

it('has words for what no field of the form stands for', () => {
  expect(refusalWords(['promotionId'])).toBe('deposit.promotion.gone')
  expect(refusalWords(['payerName', 'proof'])).toBe('deposit.proof.refused')
})

it('leaves the fields of a method to themselves, whatever they are called', () => {
  expect(refusalWords(['payerName'])).toBeUndefined()
  expect(refusalWords(['constructor', '__proto__'])).toBeUndefined()
  expect(refusalWords([])).toBeUndefined()
})
