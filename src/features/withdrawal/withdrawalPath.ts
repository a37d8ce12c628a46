import { memberPage } from '../../site/paths'

/** The form, and one withdrawal. */
export const withdrawalForm = memberPage('withdraw')
export const withdrawalPath = (reference: string): string =>
  `${withdrawalForm}&reference=${encodeURIComponent(reference)}`
