import { formatMoney } from '../../../lib/formatMoney'
import { bcp47, type Text, type TextLanguage } from '../language'
import type { MessageParams } from '../store/messages'
import { demoLabel } from './announcement'
import { contractLetters, contractWords } from './contractLetters'
import { list, p } from './html'
import { withdrawalRejected } from './payouts'

export interface MessageText {
  readonly title: Text
  /** HTML; `{name}` stands for a parameter. */
  readonly content: Text
}

/** Letters of the sandbox by their kind. The first four are the notification types of spec §3. */
const texts: Readonly<Record<string, MessageText>> = {
  DEPOSIT_CREDITED: {
    title: { CN: '存款 {amount} 已到账', EN: 'Deposit of {amount} credited', AR: 'أُضيف إيداع بقيمة {amount}' },
    content: {
      CN: p('您的存款 <b>{reference}</b>（{amount}）已到账，可立即使用。'),
      EN: p('Your deposit <b>{reference}</b> of {amount} is in your main wallet and can be used at once.'),
      AR: p('أصبح إيداعك <b>{reference}</b> بقيمة {amount} في محفظتك الرئيسية ويمكنك استخدامه فورًا.'),
    },
  },
  DEPOSIT_FAILED: {
    title: { CN: '存款 {amount} 未成功', EN: 'Deposit of {amount} failed', AR: 'فشل إيداع بقيمة {amount}' },
    content: {
      CN: p('我们未能确认存款 <b>{reference}</b>（{amount}）。', '如您已付款，请联系客服并提供此单号。'),
      EN: p(
        'We could not confirm your deposit <b>{reference}</b> of {amount}.',
        'If you have paid, contact customer service and quote this reference.',
      ),
      AR: p(
        'تعذّر علينا تأكيد إيداعك <b>{reference}</b> بقيمة {amount}.',
        'إن كنت قد دفعت فتواصل مع خدمة العملاء واذكر هذا الرقم المرجعي.',
      ),
    },
  },
  WITHDRAWAL_APPROVED: {
    title: { CN: '提款 {amount} 已批准', EN: 'Withdrawal of {amount} approved', AR: 'تمت الموافقة على سحب {amount}' },
    content: {
      CN: p('您的提款 <b>{reference}</b> 已批准，款项正在汇出。'),
      EN: p('Your withdrawal <b>{reference}</b> was approved and is on its way.'),
      AR: p('تمت الموافقة على سحبك <b>{reference}</b> وهو في طريقه إليك.'),
    },
  },
  WITHDRAWAL_REJECTED: {
    title: { CN: '提款 {amount} 未通过', EN: 'Withdrawal of {amount} rejected', AR: 'رُفض سحب {amount}' },
    content: {
      CN: p('提款 <b>{reference}</b> 未通过审核，金额已退回主钱包。', withdrawalRejected.CN),
      EN: p(
        'Your withdrawal <b>{reference}</b> was not approved. The amount is back in your main wallet.',
        withdrawalRejected.EN,
      ),
      AR: p('لم تتم الموافقة على سحبك <b>{reference}</b>، وأُعيد المبلغ إلى محفظتك الرئيسية.', withdrawalRejected.AR),
    },
  },
  FEEDBACK_ANSWERED: {
    title: { CN: '您的反馈已有回复', EN: 'We have answered your feedback', AR: 'وصل رد على ملاحظاتك' },
    content: {
      CN: p('我们已回复您的反馈 <b>{reference}</b>。'),
      EN: p('There is an answer to your feedback <b>{reference}</b>.'),
      AR: p('أجبنا عن ملاحظاتك رقم <b>{reference}</b>.'),
    },
  },
  REFERRAL_REWARD: {
    title: { CN: '邀请奖励 {amount} 已到账', EN: '{amount} for inviting a friend', AR: '{amount} جائزة دعوة صديق' },
    content: {
      CN: p('您邀请的好友 {friend} 已完成存款，奖励 <b>{reference}</b>（{amount}）已存入主钱包。'),
      EN: p(
        'Your friend {friend} has made a deposit. Your reward <b>{reference}</b> of {amount} is in your main wallet.',
      ),
      AR: p('أودع صديقك {friend}. الجائزة <b>{reference}</b> بقيمة {amount} في محفظتك الرئيسية.'),
    },
  },
  UPLINE_SENT: {
    title: { CN: '已向上级转账 {amount}', EN: '{amount} sent to your upline', AR: 'أُرسل {amount} إلى وكيلك الأعلى' },
    content: {
      CN: p('您已向 {account} 转账 {amount}，单号 <b>{reference}</b>。如非本人操作，请立即联系客服。'),
      EN: p(
        'You sent {amount} to {account}, reference <b>{reference}</b>.',
        'If this was not you, contact customer service at once.',
      ),
      AR: p(
        'أرسلت {amount} إلى {account}، الرقم المرجعي <b>{reference}</b>.',
        'إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.',
      ),
    },
  },
  UPLINE_RECEIVED: {
    title: { CN: '收到下级转账 {amount}', EN: '{amount} received from your team', AR: 'وصلك {amount} من فريقك' },
    content: {
      CN: p('{account} 向您转账 {amount}，已存入您的主钱包。单号 <b>{reference}</b>。'),
      EN: p('{account} sent you {amount}. It is in your main wallet. Reference <b>{reference}</b>.'),
      AR: p('أرسل إليك {account} مبلغ {amount}، وهو في محفظتك الرئيسية. الرقم المرجعي <b>{reference}</b>.'),
    },
  },
  DOWNLINE_SENT: {
    title: { CN: '已向下级转账 {amount}', EN: '{amount} sent to {account}', AR: 'أُرسل {amount} إلى {account}' },
    content: {
      CN: p('您已向 {account} 转账 {amount}，单号 <b>{reference}</b>。如非本人操作，请立即联系客服。'),
      EN: p(
        'You sent {amount} to {account}, reference <b>{reference}</b>.',
        'If this was not you, contact customer service at once.',
      ),
      AR: p(
        'أرسلت {amount} إلى {account}، الرقم المرجعي <b>{reference}</b>.',
        'إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.',
      ),
    },
  },
  DOWNLINE_RECEIVED: {
    title: {
      CN: '收到上级转账 {amount}',
      EN: '{amount} received from your upline',
      AR: 'وصلك {amount} من وكيلك الأعلى',
    },
    content: {
      CN: p('{account} 向您转账 {amount}，已存入您的主钱包。单号 <b>{reference}</b>。'),
      EN: p('{account} sent you {amount}. It is in your main wallet. Reference <b>{reference}</b>.'),
      AR: p('أرسل إليك {account} مبلغ {amount}، وهو في محفظتك الرئيسية. الرقم المرجعي <b>{reference}</b>.'),
    },
  },
  ...contractLetters,
  WELCOME: {
    title: { CN: '欢迎加入，{account}', EN: 'Welcome, {account}', AR: 'أهلًا بك يا {account}' },
    content: {
      CN:
        p('您的账户已开通，以下几步助您开始：') +
        list('在“我的账户”中核对联系方式', '首次存款前先设好限额', '收藏喜爱的游戏'),
      EN:
        p('Your account is open. Three things to start with:') +
        list(
          'Check your contact details in My account',
          'Set a limit before your first deposit',
          'Add games you like to your favourites',
        ),
      AR:
        p('حسابك جاهز. ثلاث خطوات للبداية:') +
        list('راجع بيانات الاتصال في «حسابي»', 'ضع حدًا لنفسك قبل أول إيداع', 'أضف ألعابك المفضلة'),
    },
  },
  SAFETY: {
    title: { CN: '保护您的账户', EN: 'Keep your account safe', AR: 'حافظ على أمان حسابك' },
    content: {
      CN: p('我们绝不会向您索要密码。请勿与其他网站使用相同的密码，在公用设备上用完后请退出登录。'),
      EN: p('We will never ask for your password. Use one that you use nowhere else, and log out on shared devices.'),
      AR: p(
        'لن يطلب منك أحد من فريقنا كلمة المرور أبدًا. استخدم كلمة لا تستعملها في مكان آخر، وسجّل الخروج من الأجهزة المشتركة.',
      ),
    },
  },
  LIMITS: {
    title: { CN: '为自己设定限额', EN: 'Set your own limits', AR: 'ضع حدودك بنفسك' },
    content: {
      CN: p('博彩只是娱乐。请事先定好投入的时间与金额，达到后就停下来。'),
      EN: p(
        'Play is entertainment. Decide in advance how much time and money you want to spend, and stop when you reach it.',
      ),
      AR: p('اللعب تسلية. قرّر مسبقًا كم من الوقت والمال تخصص له، وتوقّف عندما تبلغه.'),
    },
  },
  TEAM: {
    title: { CN: '您的团队有新成员', EN: 'Your team has grown', AR: 'انضم أعضاء جدد إلى فريقك' },
    content: {
      CN: p('本周有新成员通过您的链接注册。详情请见代理中心的团队总览。'),
      EN: p(
        'New members registered through your link this week. See the figures in the team overview of the agent centre.',
      ),
      AR: p('سجّل أعضاء جدد عبر رابطك هذا الأسبوع. تجد الأرقام في نظرة الفريق بمركز الوكلاء.'),
    },
  },
  VIP: {
    title: { CN: '您的 VIP 等级', EN: 'Your VIP club rank', AR: 'مرتبتك في نادي VIP' },
    content: {
      CN: p('VIP 页面显示您的等级，以及升级还差多少流水。'),
      EN: p('The VIP page shows your rank and how far it is to the next one.'),
      AR: p('تعرض صفحة VIP مرتبتك وما تبقّى لك لبلوغ التالية.'),
    },
  },
}

/** Title and body of a message in a language. Parameters come from the sandbox and are escaped all the same. */
export function messageText(kind: string, params: MessageParams, language: TextLanguage) {
  const { title, content } = (Object.hasOwn(texts, kind) ? texts[kind] : undefined) ?? {
    title: { CN: kind, EN: kind, AR: kind },
    content: { CN: '', EN: '', AR: '' },
  }
  const named = moneyWords(contractWords(params, language), language)
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => escape(Object.hasOwn(named, name) ? (named[name] ?? '') : ''))
  return {
    title: fill(title[language], (value) => value),
    content: fill(content[language], escapeText) + demoLabel[language],
  }
}

/** The amount as the language writes money; letters keep it as a decimal string beside its currency. */
function moneyWords(params: MessageParams, language: TextLanguage): MessageParams {
  const { amount, currency } = params
  if (amount === undefined || currency === undefined) return params
  return { ...params, amount: formatMoney(amount, currency, bcp47[language]) }
}

const escapeText = (value: string): string => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
