import type { MessageKey } from '../../contract/messageKeys'
import type { Action } from './actionOf'

/** Why who looks may not take part (schemas/activity.schema.json). */
const bars = ['LOGIN', 'REAL', 'CLUB', 'NEW', 'DEPOSIT'] as const
export type Bar = (typeof bars)[number]

interface BarRow {
  readonly text: MessageKey
  /** What takes it away; without one, nothing does at once. */
  readonly action?: Action
  /** The list says that it is not open to them. */
  readonly isClosed: boolean
}

export const barRows: Readonly<Record<Bar, BarRow>> = {
  LOGIN: { text: 'promotions.barred.login', action: 'logIn', isClosed: false },
  REAL: { text: 'promotions.barred.real', action: 'register', isClosed: true },
  CLUB: { text: 'promotions.barred.club', action: 'vip', isClosed: true },
  NEW: { text: 'promotions.barred.new', isClosed: true },
  DEPOSIT: { text: 'promotions.barred.deposit', action: 'deposit', isClosed: false },
}

/** Undefined for nobody, and for a reason that the platform adds. */
export const readBar = (barred: string | undefined): Bar | undefined => bars.find((bar) => bar === barred)
