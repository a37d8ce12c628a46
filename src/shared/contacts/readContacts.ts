import type { DomainRoute } from '../../contract/domain-route'
import type { MessageKey } from '../../contract/messageKeys'
import { webAddress } from '../../lib/webAddress'
import type { IconName } from '../../ui'

export interface Contact {
  readonly label: MessageKey
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

type Reader = (value: string, here: string) => Pick<Contact, 'text' | 'href'> | undefined

const phone: Reader = (value) => {
  const digits = value.replace(/[^\d+]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? { text: value, href: `tel:${digits}` } : undefined
}
const email: Reader = (value) =>
  /^[\w.+-]{1,64}@[a-z\d.-]{1,190}\.[a-z]{2,24}$/i.test(value) ? { text: value, href: `mailto:${value}` } : undefined
const skype: Reader = (value) =>
  /^[\w.:,-]{3,64}$/.test(value) ? { text: value, href: `skype:${value}?chat` } : undefined
const web: Reader = (value, here) => {
  const url = webAddress(value, here)
  if (value.startsWith('/') || url === undefined) return undefined
  const { href, host, pathname } = url
  return { text: `${host}${pathname}`.replace(/\/$/, ''), href }
}

/** An address of the web, or what the service's own address is made of. */
const service =
  (pattern: RegExp, hrefOf: (name: string) => string): Reader =>
  (value, here) =>
    pattern.test(value) ? { text: value, href: hrefOf(value.replace(/[^\w.]/g, '')) } : web(value, here)

const number = /^\+?[\d ()-]{5,20}$/
const handle = /^@?\w[\w.]{2,31}$/

/** Resource types that are a way to reach somebody (spec §3): telephone, mail and messengers, in this order. */
const rows: readonly (Pick<Contact, 'label' | 'icon'> & { readonly type: string; readonly read: Reader })[] = [
  { type: 'MOBILENUMBER', label: 'contacts.phone', icon: 'phone', read: phone },
  { type: 'EMAIL', label: 'contacts.email', icon: 'mail', read: email },
  {
    ...{ type: 'WHATSAPP', label: 'contacts.whatsapp', icon: 'message-circle' },
    read: service(number, (name) => `https://wa.me/${name}`),
  },
  {
    ...{ type: 'TELEGRAM', label: 'contacts.telegram', icon: 'send' },
    read: service(handle, (name) => `https://t.me/${name}`),
  },
  {
    ...{ type: 'LINE', label: 'contacts.line', icon: 'message-circle' },
    read: service(handle, (name) => `https://line.me/R/ti/p/~${name}`),
  },
  {
    ...{ type: 'ZALO', label: 'contacts.zalo', icon: 'message-circle' },
    read: service(number, (name) => `https://zalo.me/${name}`),
  },
  { type: 'SKYPE', label: 'contacts.skype', icon: 'message-circle', read: skype },
  { type: 'FACEBOOK', label: 'contacts.facebook', icon: 'thumbs-up', read: web },
]

/** Contacts that are well formed; anything else the platform sent is left out. */
export function readContacts(resources: DomainRoute['resources'], here: string): readonly Contact[] {
  return rows.flatMap(({ type, label, icon, read }) => {
    const value = resources.find(({ resourceType }) => resourceType.toUpperCase() === type)?.url.trim()
    const contact = value ? read(value, here) : undefined
    return contact ? [{ label, icon, ...contact }] : []
  })
}
