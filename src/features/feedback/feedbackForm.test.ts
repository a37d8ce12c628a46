import { expect, it } from 'vitest'
import { buildFeedbackForm } from './feedbackForm'

it('asks for 10 to 140 characters, or what the platform says', () => {
  expect(buildFeedbackForm({}).schema.properties['content']).toMatchObject({ minLength: 10, maxLength: 140 })
  const other = buildFeedbackForm({ feedback: { minLength: 5, maxLength: 200 } })
  expect(other.schema.properties['content']).toMatchObject({ minLength: 5, maxLength: 200 })
  expect(other.fields.find(({ name }) => name === 'content')?.hint).toEqual({
    key: 'feedback.length',
    params: { min: 5, max: 200 },
  })
})

it('needs a type and the words, not the contact', () => {
  expect(buildFeedbackForm({}).schema.required).toEqual(['questionType', 'content'])
})
