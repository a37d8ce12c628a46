import type { Text } from '../language'
import type { FieldContent } from './describedFields'

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
  /** What else is asked for. */
  readonly fields?: readonly FieldContent[]
  readonly proof?: 'OPTIONAL' | 'REQUIRED'
  readonly network?: Network
}

interface Network {
  readonly name: string
  readonly asset: string
  readonly address: string
  readonly confirmations: number
}

/** What one coin costs, in minor units of a currency. */
const coinPrices: Readonly<Record<string, number>> = { USD: 1_00, CNY: 7_20, AED: 3_67 }
export const coinPrice = (currency: string): number => coinPrices[currency] ?? 1_00

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
    proof: 'OPTIONAL',
    fields: [
      {
        name: 'payerDigits',
        label: {
          CN: '您账号的后四位',
          EN: 'Last four digits of your account',
          AR: 'آخر أربعة أرقام من حسابك',
        },
        hint: {
          CN: '填写后可更快核对。',
          EN: 'Helps us find your payment faster.',
          AR: 'يساعدنا على إيجاد دفعتك أسرع.',
        },
        kind: 'DIGITS',
        required: false,
        minLength: 4,
        maxLength: 4,
      },
    ],
  },
  {
    id: 'wallet',
    kind: 'EWALLET',
    name: { CN: '电子钱包', EN: 'E-wallet', AR: 'محفظة إلكترونية' },
    description: { CN: '通常几分钟内到账。', EN: 'Usually credited within minutes.', AR: 'تصل عادةً خلال دقائق.' },
    minutes: 3,
    least: 0.5,
    instructions: [
      { label: { CN: '收款账户', EN: 'Pay to', AR: 'ادفع إلى' }, value: (merchant) => `${merchant}@pay.example` },
    ],
  },
  {
    id: 'counter',
    kind: 'BANK',
    name: { CN: '柜台或存款机', EN: 'Bank counter or deposit machine', AR: 'شباك البنك أو جهاز الإيداع' },
    description: {
      CN: '存入现金后上传回单照片。',
      EN: 'Pay in cash, then upload a photo of the slip.',
      AR: 'أودع نقدًا ثم ارفع صورة الإيصال.',
    },
    minutes: 30,
    least: 1,
    proof: 'REQUIRED',
    fields: [
      {
        name: 'payerName',
        label: { CN: '存款人姓名', EN: 'Depositor’s name', AR: 'اسم المودِع' },
        hint: { CN: '须为您本人。', EN: 'This must be you.', AR: 'يجب أن تكون أنت.' },
        kind: 'TEXT',
        required: true,
        minLength: 2,
        maxLength: 60,
      },
      {
        name: 'payWay',
        label: { CN: '存款方式', EN: 'Paid at', AR: 'مكان الإيداع' },
        kind: 'SELECT',
        required: true,
        options: [
          { value: 'COUNTER', label: { CN: '柜台', EN: 'Counter', AR: 'الشباك' } },
          { value: 'MACHINE', label: { CN: '存款机', EN: 'Deposit machine', AR: 'جهاز الإيداع' } },
        ],
      },
      {
        name: 'slipNumber',
        label: { CN: '回单号', EN: 'Slip number', AR: 'رقم الإيصال' },
        kind: 'TEXT',
        required: false,
        acceptedPattern: '[A-Za-z0-9-]{4,20}',
      },
    ],
    instructions: [
      { label: { CN: '收款银行', EN: 'Bank', AR: 'البنك' }, value: () => 'Demo Bank (sandbox)' },
      { label: { CN: '账号', EN: 'Account number', AR: 'رقم الحساب' }, value: () => '0000 1111 2222 3333' },
    ],
  },
  {
    id: 'usdt',
    kind: 'CRYPTO',
    name: { CN: 'USDT（TRC-20）', EN: 'USDT (TRC-20)', AR: 'USDT (TRC-20)' },
    description: { CN: '仅支持 TRC-20 网络。', EN: 'TRC-20 network only.', AR: 'على شبكة TRC-20 فقط.' },
    minutes: 10,
    least: 2,
    network: { name: 'TRC-20', asset: 'USDT', address: 'DEMO-ADDRESS-NOT-REAL-0000000000', confirmations: 19 },
    instructions: [],
  },
]

export const referenceLabel: Text = { CN: '附言（必填）', EN: 'Reference to quote', AR: 'الرقم المرجعي الذي يجب ذكره' }
export const depositNote: Text = {
  CN: '沙盒演示：无需付款，数秒后自动批准；尾数为 .13 的金额会被拒绝，尾数为 .17 的视为从未付款。',
  EN: 'Sandbox: you do not have to pay anything. The deposit is approved after a few seconds. Amounts ending in .13 are turned down; amounts ending in .17 count as never paid.',
  AR: 'بيئة تجريبية: لا حاجة إلى الدفع، ويُعتمد الإيداع بعد ثوانٍ. تُرفض المبالغ المنتهية بـ .13، وتُعد المنتهية بـ .17 غير مدفوعة.',
}
export const depositUnpaid: Text = {
  CN: '在规定时间内未收到款项。',
  EN: 'No payment arrived in time.',
  AR: 'لم تصل أي دفعة قبل انتهاء المهلة.',
}
export const depositFailed: Text = {
  CN: '未收到款项。',
  EN: 'The payment could not be confirmed.',
  AR: 'تعذّر تأكيد الدفع.',
}
