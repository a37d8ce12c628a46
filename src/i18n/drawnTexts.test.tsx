import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addMessages, keepDrawnTexts, showMessagesOf, shownTranslation, useTranslation } from './translate'

const Word = () => <>{useTranslation<string>().t('word')}</>

/** React asks for what the server had here and where it takes over what the server has drawn. */
const drawn = () => renderToString(<Word />)

test('a part of a drawn page is taken over in the language that it was drawn in, whichever was chosen meanwhile', () => {
  addMessages('en', { word: 'Balance' }, false)
  addMessages('de', { word: 'Guthaben' }, false)
  showMessagesOf('en')
  expect(drawn()).toBe('Balance')
  showMessagesOf('de')
  expect(drawn()).toBe('Guthaben')
  showMessagesOf('en')
  keepDrawnTexts()
  showMessagesOf('de')
  expect(drawn()).toBe('Balance')
  expect(shownTranslation<string>().t('word')).toBe('Guthaben')
})
