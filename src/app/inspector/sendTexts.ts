import {
  inspectorTextsPath,
  inspectorTokenHeader,
  type RefusedTexts,
  type TextsToWrite,
  type WrittenTexts,
} from '../../engine/inspectorTexts'

export type TextsRefusal = { readonly state: 'refused' } & RefusedTexts
type SentTexts = ({ readonly state: 'written' } & WrittenTexts) | TextsRefusal | { readonly state: 'unreachable' }

/** Asks the server to write texts into the folder of the page's brand. */
export async function sendTexts(token: string, texts: TextsToWrite): Promise<SentTexts> {
  try {
    const response = await fetch(inspectorTextsPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [inspectorTokenHeader]: token },
      body: JSON.stringify(texts),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { state: 'written', ...(answer as WrittenTexts) }
    return { state: 'refused', ...(answer as RefusedTexts) }
  } catch {
    return { state: 'unreachable' }
  }
}
