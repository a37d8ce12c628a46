import { addMessages, type Messages, showMessagesOf } from '../i18n/translate'
import { importWithTimeout } from '../site/importWithTimeout'
import { addMessageSets, type SetFiles } from '../site/withMessages'

interface LanguageFile {
  readonly default: Messages
  readonly sets: SetFiles
}

const files = import.meta.glob<LanguageFile>(['./messages/*.ts', '!./messages/*.test.ts'])

/** Loads the messages of a language, one file, with the brand's own texts over them; pages load their sets later. */
export async function loadMessages(tag: string, overrides: string | undefined): Promise<Messages> {
  const file = files[`./messages/${tag}.ts`] ?? files['./messages/en.ts']
  if (!file) throw new Error('no messages in this build')
  const [{ default: messages, sets }, own] = await Promise.all([
    importWithTimeout(file),
    overrides === undefined ? {} : fetchOverrides(overrides),
  ])
  addMessageSets(tag, sets)
  return { ...messages, ...own }
}

/** A brand's texts are a help, never a condition: a file that does not arrive leaves the product's words. */
async function fetchOverrides(address: string): Promise<Messages> {
  try {
    const response = await fetch(address)
    const body: unknown = response.ok ? await response.json() : {}
    if (typeof body !== 'object' || body === null) return {}
    return Object.fromEntries(
      Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function showMessages(tag: string, messages: Messages): void {
  addMessages(tag, messages, true)
  showMessagesOf(tag)
}
