import type { Audience } from '../content/activities'
import type { Text } from '../language'

/** Who may take part. */
export const audienceTexts: Readonly<Record<Audience, Text>> = {
  ALL: { CN: '所有会员', EN: 'All members', AR: 'جميع الأعضاء' },
  NEW: {
    CN: '注册未满 30 天的会员',
    EN: 'Members who joined less than 30 days ago',
    AR: 'الأعضاء الذين لم يمضِ على تسجيلهم 30 يومًا',
  },
  CLUB: { CN: 'VIP 俱乐部会员', EN: 'Members of the VIP club', AR: 'أعضاء نادي VIP' },
  DEPOSIT: {
    CN: '已有存款到账的会员',
    EN: 'Members who have made a deposit before',
    AR: 'الأعضاء الذين سبق لهم الإيداع',
  },
}

/** Of a promotion that is taken with the first deposit. */
export const firstDeposits: Text = {
  CN: '尚未存款的会员',
  EN: 'Members who have not deposited yet',
  AR: 'الأعضاء الذين لم يودعوا بعد',
}

export const daysText: Text = { CN: '签到天数', EN: 'Days checked in', AR: 'أيام تسجيل الحضور' }
