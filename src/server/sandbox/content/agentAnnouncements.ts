import type { Text } from '../language'
import { list, p } from './html'

interface AgentAnnouncement {
  readonly id: string
  /** Hours before now that it was published. */
  readonly age: number
  readonly title: Text
  readonly content: Text
}

/** What the sandbox's operator tells its agents. */
export const agentAnnouncements: readonly AgentAnnouncement[] = [
  {
    id: 'agent-referral',
    age: 20,
    title: { CN: '推广链接支持多个域名', EN: 'Referral links on every domain', AR: 'روابط الإحالة على كل النطاقات' },
    content: {
      CN: p('推广链接页现列出所有推广域名，每个域名均附二维码。'),
      EN: p('The referral page lists every promotion domain, each with its own QR code.'),
      AR: p('تعرض صفحة رابط الإحالة كل نطاقات الترويج، ولكل منها رمز QR خاص.'),
    },
  },
  {
    id: 'agent-figures',
    age: 96,
    title: { CN: '团队总览的统计口径', EN: 'How team figures are counted', AR: 'كيف تُحسب أرقام الفريق' },
    content: {
      CN: list('流水只计已结算注单', '活跃会员：期间内至少一笔注单', '团队余额为当前时刻的余额'),
      EN: list(
        'Turnover counts settled bets only',
        'Active members placed at least one bet in the period',
        'The team balance is the balance right now',
      ),
      AR: list(
        'حجم الرهان يشمل الرهانات المُسوّاة فقط',
        'العضو النشط وضع رهانًا واحدًا على الأقل في الفترة',
        'رصيد الفريق هو رصيد هذه اللحظة',
      ),
    },
  },
  {
    id: 'agent-conduct',
    age: 400,
    title: { CN: '代理行为准则', EN: 'Code of conduct for agents', AR: 'مدونة سلوك الوكلاء' },
    content: {
      CN: p('请勿向未达法定年龄者或已自我排除的会员推广，亦不得承诺盈利。'),
      EN: p(
        'Never promote to anyone under the legal age or to members who have excluded themselves, and never promise winnings.',
      ),
      AR: p('لا تروّج لمن هم دون السن القانونية ولا لمن استبعد نفسه، ولا تَعِد بأرباح.'),
    },
  },
]
