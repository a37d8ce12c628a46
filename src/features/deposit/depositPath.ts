import { memberPage } from '../../site/paths'

/** The form, and one deposit: its instructions until it is decided, then its end. */
export const depositForm = memberPage('depositv2')
export const depositPath = (reference: string): string => `${depositForm}&reference=${encodeURIComponent(reference)}`
