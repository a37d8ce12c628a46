import { describe, expect, it } from 'vitest'
import { buildFeedbackForm, fitsFeedback, typeLabel } from './feedbackForm'

const hintOf = (model: ReturnType<typeof buildFeedbackForm>) =>
  model.fields.find(({ name }) => name === 'content')?.hint?.params

it('asks for 10 to 140 characters, or what the platform says', () => {
  expect(hintOf(buildFeedbackForm({}))).toEqual({ min: 10, max: 140, used: 0 })
  expect(hintOf(buildFeedbackForm({ feedback: { minLength: 5, maxLength: 200 } }, 7))).toEqual({
    ...{ min: 5, max: 200, used: 7 },
  })
})

it('needs a type and the words, not the contact', () => {
  expect(buildFeedbackForm({}).schema.required).toEqual(['questionType', 'content'])
})

describe('the length', () => {
  it.each([
    ['123456789', false],
    ['1234567890', true],
    ['   12345678   ', false],
    ['x'.repeat(140), true],
    ['x'.repeat(141), false],
    // a family is one character, of seven code points
    ['👨‍👩‍👧‍👦'.repeat(9), false],
    ['👨‍👩‍👧‍👦'.repeat(140), true],
    ['👨‍👩‍👧‍👦'.repeat(141), false],
  ])('of %j fits: %s', (content, fits) => expect(fitsFeedback(content, {})).toBe(fits))
})

it.each([
  ['DEPOSIT', 'feedback.type.deposit'],
  ['RUMOUR', 'feedback.type.other'],
  ['constructor', 'feedback.type.other'],
])('%s is called %s', (type, key) => expect(typeLabel(type)).toBe(key))
