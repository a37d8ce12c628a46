import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { importWithTimeout } from '../site/importWithTimeout'

type Messages = Record<string, string>

const files = import.meta.glob<{ default: Messages }>(['./messages/*.ts', '!./messages/*.test.ts'])

/** Loads the messages of a language, one file, with the brand's own texts over them. */
export async function loadMessages(tag: string, overrides: string | undefined): Promise<Messages> {
  const file = files[`./messages/${tag}.ts`] ?? files['./messages/en.ts']
  if (!file) throw new Error('no messages in this build')
  const [{ default: messages }, own] = await Promise.all([
    importWithTimeout(file),
    overrides === undefined ? {} : fetchOverrides(overrides),
  ])
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

export async function startMessages(tag: string, messages: Messages): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return i18next
}

export async function showMessages(tag: string, messages: Messages): Promise<void> {
  i18next.addResourceBundle(tag, 'translation', messages, true, true)
  await i18next.changeLanguage(tag)
}
