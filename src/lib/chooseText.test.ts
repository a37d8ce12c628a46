import { expect, test } from 'vitest'
import { chooseText } from './chooseText'

test.each([
  [['fr', 'en', 'ar'], 'ar'],
  [['fr', 'en'], 'en'],
  [['fr', 'de'], 'fr'],
  [[], undefined],
])('of %j an Arabic reader of an English brand sees %s', (tags, shown) =>
  expect(chooseText(tags, 'ar', 'en')).toBe(shown),
)
