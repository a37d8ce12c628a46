import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useWasDrawn } from './useWasDrawn'

function Picture() {
  return useWasDrawn() ? 'drawn' : 'new'
}

// what the browser says, which takes it over, has to be the same: tests/e2e/firstPaint.spec.ts
test('at the edge a component says that it was drawn there', () => {
  expect(renderToString(<Picture />)).toBe('drawn')
})
