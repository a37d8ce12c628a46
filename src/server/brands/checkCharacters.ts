import { hiddenIn, nameOfCharacter } from '../../lib/hiddenCharacters'
import { formatPath, type BrandError, type JsonPath } from './brandError'
import { mostIssues, positionOf, type JsonDocument } from './jsonDocument'

/** Every key and every text of a file. */
export function checkCharacters(brand: string, document: JsonDocument): readonly BrandError[] {
  const issues: BrandError[] = []
  const look = (text: string, path: JsonPath, part: 'key' | 'value') => {
    const sign = hiddenIn(text)
    if (sign === undefined || issues.length >= mostIssues) return
    issues.push({
      brand,
      file: document.file,
      ...positionOf(document, path, part),
      jsonPath: formatPath(path),
      found: nameOfCharacter(sign),
      allowed: 'characters that can be seen, spaces and ends of lines',
      message: 'the text has a character that nobody sees',
    })
  }
  const walk = (value: unknown, path: JsonPath): void => {
    if (typeof value === 'string') look(value, path, 'value')
    else if (Array.isArray(value)) value.forEach((inner, index) => walk(inner, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        look(name, [...path, name], 'key')
        walk(inner, [...path, name])
      }
    }
  }
  walk(document.value, [])
  return issues
}
