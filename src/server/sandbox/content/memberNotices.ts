import type { Text } from '../language'
import type { Account } from '../store/accounts'
import { list, p } from './html'

/** A popup for some members alone, shown after the login (execution A). */
export interface MemberNotice {
  readonly id: string
  readonly isFor: (account: Account, isGuarded: boolean) => boolean
  /** Hours ago that it was published. */
  readonly age: number
  readonly link?: string
  readonly title: Text
  /** HTML. */
  readonly content: Text
}

export const memberNotices: readonly MemberNotice[] = [
  {
    id: 'after-agent',
    isFor: ({ openedByAgent }) => openedByAgent,
    age: 30,
    link: '/help',
    title: { CN: '欢迎加入', EN: 'Good to have you here', AR: 'يسعدنا انضمامك' },
    content: {
      CN:
        p('您的账户由代理开设。以下步骤可帮助您顺利开始：') +
        list('在会员中心核对您的资料', '首次存款前先为自己定下上限', '在帮助中心了解理性博彩'),
      EN:
        p('Your agent has opened this account for you. Three things to begin with:') +
        list(
          'Check your details in the member centre',
          'Decide on a limit before your first deposit',
          'Read about playing responsibly in the help centre',
        ),
      AR:
        p('فتح وكيلك هذا الحساب لك. ثلاث خطوات للبداية:') +
        list('راجع بياناتك في مركز الأعضاء', 'حدّد سقفًا قبل أول إيداع', 'اقرأ عن اللعب المسؤول في مركز المساعدة'),
    },
  },
  {
    id: 'after-guard',
    isFor: (_account, isGuarded) => isGuarded,
    age: 8,
    title: { CN: '登录保护已开启', EN: 'Your account is guarded', AR: 'حسابك محمي' },
    content: {
      CN: p('从未登记的地址登录时，我们会请您再次确认身份。'),
      EN: p('A login from an address that we have not seen with your account asks you to confirm that it is you.'),
      AR: p('عند تسجيل الدخول من عنوان لم نعهده مع حسابك، نطلب منك تأكيد هويتك.'),
    },
  },
]
