/** Levels of objects and lists. No agreed answer has a tenth; readers of trees call themselves for each. */
const mostLevels = 100

/** What an answer says in JSON, or in words why it cannot be read. */
export function answerJson(text: string): { readonly body: unknown } | { readonly refused: string } {
  if (isDeeper(text, mostLevels))
    return { refused: `the answer has objects or lists more than ${mostLevels} deep in one another` }
  try {
    const body: unknown = JSON.parse(text)
    return { body }
  } catch {
    return { refused: `the answer is no JSON; it begins with ${JSON.stringify(text.slice(0, 40))}` }
  }
}

/** In one pass, before anything is made of the text. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (inText) {
      if (sign === '\\') at += 1
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > most) return true
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return false
}
