import type { MessageKey } from '../../../contract/messageKeys'
import type { LoginCheck } from '../../../contract/login-check'
import { type CheckWay, isCheckWay } from '../../../engine/form/secondCheckForm'
import type { SmsPurpose } from '../../../shared/sms/keptCountdown'
import type { IconName } from '../../../ui'

interface WayRow {
  readonly icon: IconName
  /** {{target}}: where a code goes, as the platform masks it. */
  readonly label: MessageKey
  /** Said of a wrong answer. */
  readonly wrong: MessageKey
  /** Has a code to be sent, under this countdown. */
  readonly sends?: SmsPurpose
}

export const wayRows: Readonly<Record<CheckWay, WayRow>> = {
  sms: { icon: 'smartphone', label: 'auth.check.bySms', wrong: 'error.codeInvalid', sends: 'checkSms' },
  email: { icon: 'mail', label: 'auth.check.byEmail', wrong: 'error.codeInvalid', sends: 'checkEmail' },
  google: { icon: 'shield-check', label: 'auth.check.byGoogle', wrong: 'auth.check.wrongGoogle' },
  bankName: { icon: 'landmark', label: 'auth.check.byBankName', wrong: 'auth.check.wrongBankName' },
}

export interface OfferedWay {
  readonly way: CheckWay
  readonly target: string
}

/** The offered ways that there is a form for, once each, in the platform's order. */
export function offeredWays({ ways }: LoginCheck): readonly OfferedWay[] {
  const found = new Map<CheckWay, OfferedWay>()
  for (const { way, target = '' } of ways) if (isCheckWay(way) && !found.has(way)) found.set(way, { way, target })
  return [...found.values()]
}
