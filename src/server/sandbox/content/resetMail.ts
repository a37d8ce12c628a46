import type { TextLanguage } from '../language'

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/** Ten characters of the product's format, without those that are read for each other. */
export function temporaryPassword(random: () => number): string {
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join('')
  return `${pick(letters, 6)}${pick(digits, 4)}`
}

type Words = (account: string, password: string) => { readonly subject: string; readonly body: string }

const words: Readonly<Record<TextLanguage, Words>> = {
  EN: (account, password) => ({
    subject: 'Your new password (demo)',
    body: `Hello ${account}, log in with this temporary password, then choose your own: ${password}`,
  }),
  CN: (account, password) => ({
    subject: '您的新密码（演示）',
    body: `${account}，您好：请使用此临时密码登录，然后设置自己的密码：${password}`,
  }),
  AR: (account, password) => ({
    subject: 'كلمة مرورك الجديدة (عرض تجريبي)',
    body: `مرحبًا ${account}، سجّل الدخول بكلمة المرور المؤقتة هذه ثم اختر كلمتك: ${password}`,
  }),
}

export const resetMail = (language: TextLanguage, account: string, password: string) =>
  words[language](account, password)
