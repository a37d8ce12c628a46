import type { Consent } from '../../lib/consent'
import { asksConsent, hasTags } from '../../shared/consent/asksConsent'
import { readConsent } from '../../shared/consent/consentCookie'
import { brandAtom } from '../../site/brand'
import { drawLateAtom } from '../../site/late'
import { reloadIfReachable } from '../../site/reloadIfReachable'
import type { createStore } from '../../state/atoms'
import { ConsentNotice } from './ConsentNotice'

/**
 * The notice, and the tags of whoever agreed. A page's policy lets tags in or not for as long as the page lives, so a
 * choice that changes it loads the page anew, where it can be had. True: something is being asked.
 */
export function startConsent(store: ReturnType<typeof createStore>): boolean {
  const brand = store.get(brandAtom)
  if (!asksConsent(brand)) return false
  const change = (choice: Consent) => {
    if (hasTags(brand) || choice === 'tags') void reloadIfReachable()
  }
  store.set(drawLateAtom, 'consent', () => <ConsentNotice onChange={change} />)
  const choice = readConsent()
  if (choice === 'tags' && hasTags(brand))
    void import('./PageCount').then(
      ({ PageCount }) => store.set(drawLateAtom, 'tags', PageCount),
      () => undefined,
    )
  return choice === undefined
}
