import { clientAtom } from '../../session/client'
import { sessionAtom } from '../../session/session'
import { brandAtom } from '../../site/brand'
import { memberInfoAtom } from '../../site/platformAnswers'
import { atom } from '../../state/atoms'
import { changeCheckInterval } from './calls'

/** Minutes that a player may choose from: those of the jurisdiction and shorter ones. */
export const choicesUpTo = (most: number): readonly number[] => [15, 30, 60].filter((minutes) => minutes <= most)

/** The player's own choice where it is not longer than the jurisdiction's. */
export const intervalOf = (chosen: number | undefined, most: number): number =>
  chosen !== undefined && choicesUpTo(most).includes(chosen) ? chosen : most

/** What was chosen here while it is on its way to the account. */
const chosenAtom = atom<{ readonly account: string; readonly minutes: number } | undefined>(undefined)

/** Minutes between two reality checks of who is signed in, 0 for none. The choice is kept with the account. */
export const checkMinutesAtom = atom((get) => {
  const session = get(sessionAtom)
  const here = get(chosenAtom)
  const isOwn = session.state !== 'visitor' && here?.account === session.account
  const chosen = isOwn ? here.minutes : get(memberInfoAtom).data?.realityCheckMinutes
  return intervalOf(chosen, get(brandAtom).safety.realityCheckMinutes)
})

/** Keeps a choice with the account; where that fails, what was chosen before stands, and the failure is thrown. */
export const chooseMinutesAtom = atom(null, async (get, set, minutes: number) => {
  const session = get(sessionAtom)
  if (session.state === 'visitor') return
  const choice = { account: session.account, minutes }
  set(chosenAtom, choice)
  // a later choice is not undone by an earlier one
  const forget = () => {
    if (get(chosenAtom) === choice) set(chosenAtom, undefined)
  }
  try {
    await get(clientAtom)(changeCheckInterval, { body: { minutes } })
  } catch (error) {
    forget()
    throw error
  }
  // from then on the account says it, here and on other devices; until it is heard, the choice stands
  if ((await get(memberInfoAtom).refetch()) === undefined) forget()
})
