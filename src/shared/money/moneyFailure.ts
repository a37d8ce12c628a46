import type { Translate } from '../../i18n/translate'
import { wasNotLetIn, wasRefused } from '../../platform/wasRefused'
import type { Sent } from './sendOnce'

/** What a form is told of a call that did not go through. */
export interface MoneyFailure {
  /** For the player, who may not see the form any more. */
  readonly text: string
  /** Only the session had expired: after logging in again the form continues as it was, password included. */
  readonly goesOn: boolean
  /** Where the platform refused it, what it said. */
  readonly error?: unknown
}

/**
 * @param say a refusal in words
 * @param t translates the messages of this folder
 */
export function moneyFailure(
  sent: Exclude<Sent<unknown>, { readonly state: 'done' }>,
  say: (error: unknown) => string,
  t: Translate,
): MoneyFailure {
  if (sent.state === 'full') return { text: t('money.full'), goesOn: false }
  const { error } = sent
  const goesOn = wasNotLetIn(error)
  if (sent.state === 'refused') return { text: say(error), goesOn, error }
  // a refusal of what was sent before says what to do; of anything else it is known only that nothing is known
  const isTelling = wasRefused(error) && !goesOn
  return { text: isTelling ? `${say(error)} ${t('money.open')}` : t('money.open'), goesOn }
}
