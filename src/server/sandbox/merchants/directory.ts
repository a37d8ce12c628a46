import { aurora } from './aurora'
import { fallbackMerchant } from './fallback'
import { jade } from './jade'
import type { Merchant } from './merchant'
import { sahara } from './sahara'

interface MerchantDirectory {
  /** The merchant of a code; any well-formed code is one. */
  find(code: string): Merchant
}

export const wellKnown: readonly Merchant[] = [aurora, jade, sahara]

/** Given merchants come before the well-known ones of the same code. */
export function createDirectory(given: readonly Merchant[] = []): MerchantDirectory {
  const byCode = new Map([...wellKnown, ...given].map((merchant) => [merchant.code, merchant]))
  return { find: (code) => byCode.get(code) ?? fallbackMerchant(code) }
}

/** One code. A doubled header arrives as two codes with a comma between. */
export const isMerchantCode = (value: string | undefined): value is string =>
  value !== undefined && /^[a-zA-Z0-9_-]{1,40}$/.test(value)
