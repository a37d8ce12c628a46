import { expect, it } from 'vitest'
import { mostToAsk } from './mostToAsk'

it.each([
  ['50', '20.00', [], '20.00'],
  ['50', '20.00', ['50'], '50'],
  ['٥٠', '20.00', ['50'], '50'],
  ['50.00', '20.00', ['50'], '50'],
  ['50', '20.00', ['40'], '20.00'],
  ['10', '20.00', ['10'], '20.00'],
  ['fifty', '20.00', ['50'], '20.00'],
])('%j typed over %s with %j open: %s', (typed, held, open, most) => expect(mostToAsk(typed, held, open)).toBe(most))
