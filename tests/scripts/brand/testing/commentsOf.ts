import { createScanner } from 'jsonc-parser'

/** Comments of a JSON text, in their order. */
export function commentsOf(text: string): readonly string[] {
  const scanner = createScanner(text, false)
  const found: string[] = []
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan())
    found.push(text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength()))
  return found.filter((token) => /^\/[/*]/.test(token))
}
