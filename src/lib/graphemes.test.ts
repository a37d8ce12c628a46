import { expect, it } from 'vitest'
import { countGraphemes } from './graphemes'

it.each([
  ['', 0],
  ['abc', 3],
  ['中文字', 3],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦 x', 3],
  ['🇸🇦🇬🇧', 2],
  ['é', 1],
  ['مُحَمَّد', 4],
  ['a\r\nb', 3],
])('%s has %i characters', (text, count) => expect(countGraphemes(text)).toBe(count))
