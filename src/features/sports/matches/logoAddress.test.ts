import { expect, it } from 'vitest'
import { logoAddress } from './logoAddress'

const imageAddress = (path: string) => `https://img.example.com/${path.replace(/^\//, '')}`

it.each([
  ['teams/north.png', 'https://img.example.com/teams/north.png'],
  ['/teams/north.png', 'https://img.example.com/teams/north.png'],
  ['https://img.example.com/a.png', 'https://img.example.com/a.png'],
  ['http://img.example.com/a.png', undefined],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['blob:https://img.example.com/1', undefined],
  ['//elsewhere.example/a.png', undefined],
  ['\\\\elsewhere.example/a.png', undefined],
  ['https://', undefined],
  ['', undefined],
])('%j', (logo, address) => {
  expect(logoAddress(logo, imageAddress)).toBe(address)
})
