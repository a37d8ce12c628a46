import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useWasDrawn } from './useWasDrawn'

function Picture() {
  return useWasDrawn() ? 'drawn' : 'new'
}

// that the browser says the same when it takes the component over is seen in tests/e2e/firstPaint.spec.ts
test('at the edge a component says that it was drawn there', () => {
  expect(renderToString(<Picture />)).toBe('drawn')
})
