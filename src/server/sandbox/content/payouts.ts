import type { Text } from '../language'

/** Banks of the sandbox are invented and say so. */
export const payoutBanks: readonly { readonly id: string; readonly name: Text }[] = [
  { id: 'demo', name: { CN: '演示银行', EN: 'Demo Bank', AR: 'البنك التجريبي' } },
  { id: 'harbour', name: { CN: '港湾银行（演示）', EN: 'Harbour Bank (demo)', AR: 'بنك المرفأ (تجريبي)' } },
  { id: 'meadow', name: { CN: '原野储蓄（演示）', EN: 'Meadow Savings (demo)', AR: 'مدخرات المرج (تجريبي)' } },
]

/** By the ids that addresses are checked by. */
export const payoutNetworks: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'TRC20', name: 'USDT (TRC20)' },
  { id: 'ERC20', name: 'USDT (ERC20)' },
  { id: 'BTC', name: 'Bitcoin' },
]

export const withdrawalRejected: Text = {
  CN: '未能核实收款账户。',
  EN: 'The receiving account could not be verified.',
  AR: 'تعذّر التحقق من الحساب المستلِم.',
}

/** Free withdrawals a day of who has just begun; higher ranks have more. */
export const freePerDay = 2
/** Of withdrawals that are not free. */
export const withdrawalFee = { rate: '0.01', minimum: '1.00', maximum: '50.00' } as const
