import type { Text } from '../language'

export interface DepositMethod {
  readonly id: string
  readonly kind: 'BANK' | 'EWALLET' | 'CRYPTO'
  readonly name: Text
  readonly description: Text
  /** Usual time until the funds are there, in minutes. */
  readonly minutes: number
  /** Times the merchant's smallest amount. */
  readonly least: number
  readonly instructions: readonly { readonly label: Text; readonly value: (merchant: string) => string }[]
}

/** Ways to pay of the sandbox: every account number is invented and says so. */
export const depositMethods: readonly DepositMethod[] = [
  {
    id: 'bank',
    kind: 'BANK',
    name: { CN: '银行转账', EN: 'Bank transfer', AR: 'تحويل بنكي' },
    description: { CN: '从您本人名下的账户转账。', EN: 'From an account in your own name.', AR: 'من حساب باسمك أنت.' },
    minutes: 15,
    least: 1,
    instructions: [
      { label: { CN: '收款银行', EN: 'Bank', AR: 'البنك' }, value: () => 'Demo Bank (sandbox)' },
      {
        label: { CN: '收款人', EN: 'Account holder', AR: 'صاحب الحساب' },
        value: (merchant) => `${merchant} demo payments`,
      },
      { label: { CN: '账号', EN: 'Account number', AR: 'رقم الحساب' }, value: () => '0000 1111 2222 3333' },
    ],
  },
  {
    id: 'wallet',
    kind: 'EWALLET',
    name: { CN: '电子钱包', EN: 'E-wallet', AR: 'محفظة إلكترونية' },
    description: { CN: '通常几分钟内到账。', EN: 'Usually there within minutes.', AR: 'تصل عادةً خلال دقائق.' },
    minutes: 3,
    least: 0.5,
    instructions: [
      { label: { CN: '收款账户', EN: 'Pay to', AR: 'ادفع إلى' }, value: (merchant) => `${merchant}@pay.example` },
    ],
  },
  {
    id: 'usdt',
    kind: 'CRYPTO',
    name: { CN: 'USDT（TRC-20）', EN: 'USDT (TRC-20)', AR: 'USDT (TRC-20)' },
    description: { CN: '仅支持 TRC-20 网络。', EN: 'On the TRC-20 network alone.', AR: 'على شبكة TRC-20 فقط.' },
    minutes: 10,
    least: 2,
    instructions: [
      { label: { CN: '网络', EN: 'Network', AR: 'الشبكة' }, value: () => 'TRC-20' },
      { label: { CN: '地址', EN: 'Address', AR: 'العنوان' }, value: () => 'DEMO-ADDRESS-NOT-REAL-0000000000' },
    ],
  },
]

export const referenceLabel: Text = { CN: '附言（必填）', EN: 'Reference to quote', AR: 'الرقم المرجعي الذي يجب ذكره' }
export const depositNote: Text = {
  CN: '沙盒演示：无需付款，数秒后自动批准；尾数为 .13 的金额会被拒绝。',
  EN: 'Sandbox: nothing has to be paid, the deposit is approved after a few seconds. Amounts that end in .13 are turned down.',
  AR: 'بيئة تجريبية: لا حاجة إلى الدفع، ويُعتمد الإيداع بعد ثوانٍ. تُرفض المبالغ المنتهية بـ .13.',
}
export const depositFailed: Text = {
  CN: '未收到款项。',
  EN: 'The payment could not be confirmed.',
  AR: 'تعذّر تأكيد الدفع.',
}
