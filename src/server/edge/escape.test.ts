import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeJson } from './escape'

test('JSON inside a script element ends no element, opens no comment and no line, and stays what it was', () => {
  const signs = fc.constantFrom('<', '>', '</script>', '<!--', '\u2028', '\u2029', '"', '\\', 'a')
  fc.assert(
    fc.property(fc.array(signs), (parts) => {
      const text = parts.join('')
      const json = escapeJson({ [text]: text })
      expect(json).not.toMatch(/[<>\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual({ [text]: text })
    }),
  )
})
