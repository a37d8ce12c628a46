import * as z from 'zod/mini'
import { parseJson } from '../lib/parseJson'
import { type StorageKey, storageKey, text } from '../lib/safeStorage'
import { schemaOf } from '../platform/readAnswer'
import type { Persister } from './answerCache'

/** Answers that session storage keeps over a reload (spec §3, Session): the name there, by call. */
const names: Readonly<Record<string, string>> = {
  announcements: 'notices',
  domainRoute: 'routers',
  settings: 'settings',
  registrationSettings: 'rules',
  vendors: 'vendors',
  favouriteGames: 'favourites',
  merchantWallet: 'wallet',
}

/** Longer answers are asked for again: session storage holds a few million characters, and others need it too. */
const longest = 300_000

const place = (name: string): StorageKey<string> => storageKey('sessionStorage', name, text)
const placeOf = (callId: string) => {
  const name = Object.hasOwn(names, callId) ? names[callId] : undefined
  return name === undefined ? undefined : place(name)
}

/** Written as JSON. The key names call, language, query and account. */
const shape = z.object({
  merchant: z.string(),
  key: z.string(),
  account: z.optional(z.string()),
  at: z.number(),
  data: z.unknown(),
})

const parse = (written: string | undefined): z.infer<typeof shape> | undefined =>
  z.safeParse(shape, parseJson(written)).data

/** Keeps the answers of a merchant. What is read passes the schema of its call, as if the call had answered. */
export function createPersister(merchant: string): Persister {
  return {
    read({ callId, key, value }) {
      const kept = parse(placeOf(callId)?.read())
      if (kept?.merchant !== merchant || kept.key !== key) return undefined
      const checked = z.safeParse(schemaOf(value), kept.data)
      // stored in the future: the clock was set back, so its age is unknown
      return checked.success ? { data: checked.data, at: kept.at > Date.now() ? 0 : kept.at } : undefined
    },
    write({ callId, key, account }, { data, at }) {
      const stored = placeOf(callId)
      if (stored === undefined) return
      const written = JSON.stringify({ merchant, key, account, at, data })
      if (written.length > longest) stored.remove()
      else stored.write(written)
    },
  }
}

/** Private answers never outlive their account: drops those of everybody else, and what is no answer at all. */
export function dropKept(account: string | undefined): void {
  for (const name of Object.values(names)) {
    const stored = place(name)
    const kept = parse(stored.read())
    if (kept === undefined || (kept.account !== undefined && kept.account !== account)) stored.remove()
  }
}
