import { expect, it } from 'vitest'
import { dialChoices, digitsOf } from './dialCodes'

const china = { code: 'CN', name: 'China', dial: '86' }
const egypt = { code: 'EG', name: 'Egypt', dial: '20' }

it('has home first, with its name once that is known, and each country once', () => {
  expect(dialChoices('86', [])).toEqual([{ value: '', dial: '86', name: undefined }])
  expect(dialChoices('86', [egypt, china])).toEqual([
    { value: '', dial: '86', name: 'China' },
    { value: 'EG', dial: '20', name: 'Egypt' },
  ])
})

it('keeps to the brand’s digits at home alone', () => {
  expect(digitsOf(true, 11)).toEqual({ least: 11, most: 11 })
  expect(digitsOf(false, 11)).toEqual({ least: 4, most: 13 })
})
