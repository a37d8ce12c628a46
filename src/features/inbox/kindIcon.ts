import type { IconName } from '../../ui'

/** Notification types of spec §3; a letter has an envelope. */
const icons: Readonly<Record<string, IconName>> = {
  DEPOSIT_CREDITED: 'banknote-arrow-down',
  DEPOSIT_FAILED: 'circle-alert',
  WITHDRAWAL_APPROVED: 'banknote-arrow-up',
  WITHDRAWAL_REJECTED: 'circle-x',
}

export const kindIcon = (type: string | undefined): IconName =>
  (type !== undefined && Object.hasOwn(icons, type) ? icons[type] : undefined) ?? 'mail'
