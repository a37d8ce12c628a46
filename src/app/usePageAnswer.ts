import { answerPage, type PageAnswer, type PageAt } from '../engine/answerPage'
import { sessionAtom } from '../session/session'
import { brandAtom } from '../site/brand'
import { siteAtom } from '../site/site'
import { atom, useAtomValue } from '../state/atoms'

/** The site as the inspector shows it opens no page to a visitor, and sends nobody who is signed in to the login. */
const roleAtom = atom((get) => {
  if (get(sessionAtom).state === 'visitor') return 'visitor'
  const { role } = get(siteAtom)
  return role === 'visitor' ? 'member' : role
})

export const answersAtom = atom((get) => {
  const { access } = get(brandAtom)
  const role = get(roleAtom)
  return (at: PageAt | undefined): PageAnswer => answerPage(at, access, role)
})

/** What the viewer is answered where this page stands; undefined: no page does. */
export const usePageAnswer = (at: PageAt | undefined): PageAnswer => useAtomValue(answersAtom)(at)
