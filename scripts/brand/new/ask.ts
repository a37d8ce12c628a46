import { cancel, intro, multiselect, select, text } from '@clack/prompts'
import { languages } from '../../../src/i18n/languages'
import { layoutVariants } from '../../../src/server/brands/product/variants'
import { WrongUse } from '../io'
import { hasTexts } from '../languageFor'
import { type Answers, checkAccent, checkDomain, checkMerchant, checkName, checkPlatform, type Check } from './answers'

/** Asks for what the flags left open, with a good answer already there: Enter takes it. */
export async function ask(given: Partial<Answers>, usual: Answers): Promise<Answers> {
  intro(`A new brand: ${usual.id}. Enter takes what is proposed.`)
  const word = async (message: string, value: string | undefined, proposed: string, check: Check): Promise<string> => {
    if (value !== undefined) return value
    const answer = await text({ message, initialValue: proposed, validate: (entered) => check(entered ?? '') })
    return settle<string>(answer)
  }
  const choice = async <T extends string>(
    message: string,
    value: T | undefined,
    words: Readonly<Record<T, string>>,
    proposed: T,
  ): Promise<T> => {
    if (value !== undefined) return value
    const values = Object.keys(words) as T[]
    const options = values.map((each) => ({ value: String(each), label: each, hint: words[each] }))
    const answer = settle<string>(await select({ message, options, initialValue: String(proposed) }))
    return values.find((each) => each === answer) ?? proposed
  }
  const list = (value: string) => value.split(/[\s,]+/).filter(Boolean)
  const name = await word('Name that players see', given.name, usual.name, checkName)
  const domains =
    given.domains ??
    list(
      await word(
        'Host names, one or more (empty: only localhost)',
        undefined,
        usual.domains.join(' '),
        (entered) => list(entered).flatMap((each) => checkDomain(each) ?? [])[0],
      ),
    )
  const merchant = await word('Merchant code on the platform', given.merchant, usual.merchant, checkMerchant)
  const platform = await word('Platform: sandbox, or its address', given.platform, usual.platform, checkPlatform)
  const spoken = given.languages ?? (await askLanguages())
  return {
    id: usual.id,
    name,
    domains,
    merchant,
    platform,
    languages: spoken,
    theme: await choice('Theme of a first visit', given.theme, { dark: 'night', light: 'day' }, usual.theme),
    accent: await word('Accent colour: buttons and links', given.accent, usual.accent, checkAccent),
    header: await choice('Header', given.header, layoutVariants.header, usual.header),
    hero: await choice('Banner', given.hero, layoutVariants.hero, usual.hero),
    card: given.card ?? usual.card,
    extends: given.extends,
    loginRequired: given.loginRequired ?? usual.loginRequired,
  }
}

/** Those without texts come last, and say so. */
export function languageOptions(): { readonly value: string; readonly label: string; readonly hint: string }[] {
  const option = (isSpoken: boolean) =>
    languages
      .filter(({ tag }) => hasTexts(tag) === isSpoken)
      .map(({ tag, name }) => ({
        value: tag,
        label: name,
        hint: isSpoken ? tag : `${tag}, without texts so far: players read English`,
      }))
  return [...option(true), ...option(false)]
}

async function askLanguages(): Promise<readonly string[]> {
  const options = languageOptions()
  const chosen = settle<string[]>(
    await multiselect({ message: 'Languages; Space chooses', options, initialValues: ['en'], required: true }),
  )
  if (chosen.length < 2) return chosen
  const first = settle<string>(
    await select({
      message: 'Language of a first visit',
      options: options.filter(({ value }) => chosen.includes(value)),
    }),
  )
  return [first, ...chosen.filter((tag) => tag !== first)]
}

/** What was answered; Ctrl+C ends the command. */
function settle<T>(answer: T | symbol): T {
  if (typeof answer !== 'symbol') return answer
  cancel('Nothing was written.')
  throw new WrongUse('stopped')
}
