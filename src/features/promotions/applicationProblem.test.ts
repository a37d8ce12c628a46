import { expect, it } from 'vitest'
import { applicationProblem } from './applicationProblem'

const family = '👨‍👩‍👧‍👦'

it.each([
  ['', 0, 0, false, undefined],
  ['', 0, 0, true, 'promotions.apply.remarkNeeded'],
  ['  ', 0, 0, true, 'promotions.apply.remarkNeeded'],
  ['\u202e\u200b', 0, 0, true, 'promotions.apply.remarkNeeded'],
  ['x', 0, 1, true, 'promotions.apply.imagesNeeded'],
  ['x', 1, 1, true, undefined],
  ['x'.repeat(140), 0, 0, true, undefined],
  ['x'.repeat(141), 0, 0, true, 'promotions.apply.tooLong'],
  [`  ${'x'.repeat(140)}  `, 0, 0, true, undefined],
  [family.repeat(140), 0, 0, true, undefined],
  [family.repeat(141), 0, 0, true, 'promotions.apply.tooLong'],
])('%#', (remark, images, leastImages, remarkRequired, text) =>
  expect(applicationProblem({ remark, images, imageState: 'sent' }, { leastImages, remarkRequired })?.text).toBe(text),
)

it('is not sent while an image stands there that could not be', () => {
  const needs = { leastImages: 0, remarkRequired: false }
  expect(applicationProblem({ remark: '', images: 1, imageState: 'failed' }, needs)?.field).toBe('images')
})
