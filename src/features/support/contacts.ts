import type { DomainRoute } from '../../contract/domain-route'
import { webAddress } from '../../lib/webAddress'
import type { IconName } from '../../ui'

export interface Contact {
  readonly id: 'phone' | 'skype' | 'facebook'
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

type Reader = (value: string, here: string) => Pick<Contact, 'text' | 'href'> | undefined

const phone: Reader = (value) => {
  const digits = value.replace(/[^\d+]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? { text: value, href: `tel:${digits}` } : undefined
}
const skype: Reader = (value) =>
  /^[\w.:,-]{3,64}$/.test(value) ? { text: value, href: `skype:${value}?chat` } : undefined
const web: Reader = (value, here) => {
  const url = webAddress(value, here)
  if (value.startsWith('/') || url === undefined) return undefined
  const { href, host, pathname } = url
  return { text: `${host}${pathname}`.replace(/\/$/, ''), href }
}

/** Resource types that are a way to reach somebody (spec §3). */
const rows: readonly (Pick<Contact, 'id' | 'icon'> & { readonly type: string; readonly read: Reader })[] = [
  { type: 'MOBILENUMBER', id: 'phone', icon: 'phone', read: phone },
  { type: 'SKYPE', id: 'skype', icon: 'message-circle', read: skype },
  { type: 'FACEBOOK', id: 'facebook', icon: 'thumbs-up', read: web },
]

/** Contacts that are well formed; anything else the platform sent is left out. */
export function readContacts(resources: DomainRoute['resources'], here: string): readonly Contact[] {
  return rows.flatMap(({ type, id, icon, read }) => {
    const value = resources.find(({ resourceType }) => resourceType === type)?.url.trim()
    const contact = value ? read(value, here) : undefined
    return contact ? [{ id, icon, ...contact }] : []
  })
}
