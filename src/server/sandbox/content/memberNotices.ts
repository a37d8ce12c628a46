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
    title: { CN: '欢迎加入', EN: 'Good to have you with us', AR: 'يسعدنا انضمامك' },
    content: {
      CN:
        p('您的账户由代理开设。以下步骤可帮助您顺利开始：') +
        list('在会员中心核对您的资料', '首次存款前先设好限额', '在帮助中心了解理性娱乐'),
      EN:
        p('Your agent opened this account for you. Three things to start with:') +
        list(
          'Check your details in the member centre',
          'Set a limit before your first deposit',
          'Read about safer gambling in the help centre',
        ),
      AR:
        p('فتح وكيلك هذا الحساب لك. ثلاث خطوات للبداية:') +
        list('راجع بياناتك في مركز الأعضاء', 'ضع حدًا لنفسك قبل أول إيداع', 'اقرأ عن اللعب الأكثر أمانًا في مركز المساعدة'),
    },
  },
  {
    id: 'after-guard',
    isFor: (_account, isGuarded) => isGuarded,
    age: 8,
    title: { CN: '登录保护已开启', EN: 'Login protection is on', AR: 'حماية تسجيل الدخول مفعّلة' },
    content: {
      CN: p('从新的地点登录时，我们会请您再次确认身份。'),
      EN: p('When somebody logs in from a place that is new for your account, we ask for a second confirmation.'),
      AR: p('عند تسجيل الدخول من مكان جديد على حسابك، نطلب تأكيد هويتك.'),
    },
  },
]
