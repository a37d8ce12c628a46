import type { MessageKey } from '../../contract/messageKeys'

/** Where points come from and go to (spec §3); a source that the platform adds shows its own name. */
export const sources: Readonly<Record<string, MessageKey>> = {
  LIVE: 'mall.source.live',
  LOTTERY: 'mall.source.lottery',
  PVP: 'mall.source.pvp',
  SLOTS: 'mall.source.slots',
  SPORTS: 'mall.source.sports',
  REDEEM: 'mall.source.redeem',
  DEPOSIT: 'mall.source.deposit',
}

/** @param isGain points of an exchange that come back were not redeemed */
export const sourceName = (source: string, t: (key: MessageKey) => string, isGain = false): string => {
  if (source === 'REDEEM' && isGain) return t('mall.source.givenBack')
  const key = Object.hasOwn(sources, source) ? sources[source] : undefined
  return key === undefined ? source : t(key)
}
