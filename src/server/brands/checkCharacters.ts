import { hiddenIn, nameOfCharacter } from '../../lib/hiddenCharacters'
import { formatPath, type BrandError } from './brandError'
import { mostIssues, positionOf, type JsonDocument } from './jsonDocument'

/** Every key and every text of a file. */
export function checkCharacters(brand: string, document: JsonDocument): readonly BrandError[] {
  const issues: BrandError[] = []
  const path: (string | number)[] = []
  const look = (text: string, part: 'key' | 'value') => {
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
      kind: 'unseen',
    })
  }
  const inside = (name: string | number, then: () => void) => {
    path.push(name)
    then()
    path.pop()
  }
  const walk = (value: unknown): void => {
    if (typeof value === 'string') look(value, 'value')
    else if (Array.isArray(value)) value.forEach((inner, index) => inside(index, () => walk(inner)))
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        inside(name, () => {
          look(name, 'key')
          walk(inner)
        })
      }
    }
  }
  walk(document.value)
  return issues
}
