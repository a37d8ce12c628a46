import { memberPage } from '../../site/paths'

/** The form, the accounts that money may go to, and one withdrawal. */
export const withdrawalForm = memberPage('withdraw')
export const payoutAccountsPath = `${withdrawalForm}&view=accounts`
export const withdrawalPath = (reference: string): string =>
  `${withdrawalForm}&reference=${encodeURIComponent(reference)}`
