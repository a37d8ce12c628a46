/** What a text says in JSON; undefined for no text and for what is not JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
