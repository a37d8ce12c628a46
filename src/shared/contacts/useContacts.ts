import { pageAddress } from '../../lib/pageAddress'
import { useMemo } from 'react'
import { domainRouteAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { type Contact, readContacts } from './readContacts'

/** Ways to reach the merchant besides its chat, where the platform lists them. */
export function useContacts(): readonly Contact[] {
  const resources = useAtomValue(domainRouteAtom).data?.resources
  return useMemo(() => readContacts(resources ?? [], pageAddress()), [resources])
}

/** A page of the web is opened beside the site; a telephone number or a mail is handed to the device. */
export const beside = (href: string) =>
  href.startsWith('https:') ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
