import type { Text } from '../language'
import { list, p, steps, table } from './html'

const groups = {
  account: { CN: '账户', EN: 'Your account', AR: 'حسابك' },
  money: { CN: '存款与取款', EN: 'Money in and out', AR: 'الإيداع والسحب' },
  play: { CN: '游戏', EN: 'Games and play', AR: 'الألعاب واللعب' },
  legal: { CN: '关于本站', EN: 'About this site', AR: 'عن هذا الموقع' },
} satisfies Readonly<Record<string, Text>>

interface HelpArticle {
  readonly id: string
  readonly group: keyof typeof groups
  readonly title: Text
  readonly content: Text
}

export const groupTitle = ({ group }: HelpArticle): Text => groups[group]

/** Articles of a group stand together, in the order of the list. */
export const helpArticles: readonly HelpArticle[] = [
  {
    id: 'register',
    group: 'account',
    title: { CN: '如何注册', EN: 'How to open an account', AR: 'كيف تفتح حسابًا' },
    content: {
      CN: steps('点击页面顶部的“注册”', '填写标有 * 的项目', '确认年龄并同意条款', '提交后自动登录'),
      EN: steps(
        'choose Register at the top',
        'fill in what is marked with *',
        'confirm your age and agree to the terms',
        'you are signed in at once',
      ),
      AR: steps('اختر «تسجيل» في الأعلى', 'املأ الحقول المعلّمة بـ *', 'أكّد عمرك ووافق على الشروط', 'تُسجَّل دخولك مباشرة'),
    },
  },
  {
    id: 'password',
    group: 'account',
    title: { CN: '忘记密码', EN: 'A forgotten password', AR: 'نسيان كلمة المرور' },
    content: {
      CN:
        steps('在登录窗口点击“忘记密码”', '选择短信或安全邮箱', '输入收到的验证码和新密码') +
        p('客服绝不会向您索取密码或验证码。'),
      EN:
        steps(
          'press Forgot password in the login window',
          'choose a text message or your safe email',
          'enter the code that arrives and a new password',
        ) + p('Customer service never asks for your password or a code.'),
      AR:
        steps(
          'اضغط «نسيت كلمة المرور» في نافذة الدخول',
          'اختر الرسالة النصية أو البريد الآمن',
          'أدخل الرمز الذي يصلك وكلمة مرور جديدة',
        ) + p('لا تطلب خدمة العملاء كلمة مرورك ولا الرمز أبدًا.'),
    },
  },
  {
    id: 'verification',
    group: 'account',
    title: { CN: '验证码收不到', EN: 'A code does not arrive', AR: 'الرمز لا يصل' },
    content: {
      CN: p('验证码五分钟内有效，一分钟内只能请求一次。') + list('请检查号码或邮箱', '查看垃圾邮件', '一分钟后重试'),
      EN:
        p('A code is valid for five minutes and can be asked for once a minute.') +
        list('check the number or the address', 'look among unwanted mail', 'ask for another after a minute'),
      AR:
        p('الرمز صالح لخمس دقائق ويمكن طلبه مرة كل دقيقة.') +
        list('تحقّق من الرقم أو البريد', 'ابحث في البريد غير المرغوب', 'اطلب رمزًا آخر بعد دقيقة'),
    },
  },
  {
    id: 'deposit',
    group: 'money',
    title: { CN: '存款', EN: 'Deposits', AR: 'الإيداع' },
    content: {
      CN: p('在会员中心选择存款方式与金额，按提示完成支付。') + list('最低存款额因方式而异', '请使用本人名下的账户'),
      EN:
        p('Choose a method and an amount in the member centre and follow the steps.') +
        list('the lowest amount depends on the method', 'use an account in your own name'),
      AR:
        p('اختر الطريقة والمبلغ في مركز الأعضاء واتبع الخطوات.') +
        list('يعتمد أقل مبلغ على الطريقة', 'استخدم حسابًا باسمك'),
    },
  },
  {
    id: 'withdrawal',
    group: 'money',
    title: { CN: '取款', EN: 'Withdrawals', AR: 'السحب' },
    content: {
      CN:
        p('在会员中心的取款页面添加收款账户，填写金额并输入资金密码。') +
        steps('我们审核您的申请', '审核通过后汇出款项', '您确认是否收到') +
        p('每一步都显示在同一页面，也会发送到站内信。'),
      EN:
        p(
          'On the withdrawal page of the member centre, add an account to be paid to, enter the amount and your payment password.',
        ) +
        steps('we check your request', 'we send the money once it is approved', 'you confirm whether it has arrived') +
        p('Every step is shown on the same page and told in your inbox.'),
      AR:
        p('في صفحة السحب بمركز الأعضاء أضف حسابًا لاستلام المبلغ، ثم أدخل المبلغ وكلمة مرور السحب.') +
        steps('نراجع طلبك', 'نرسل المبلغ بعد الموافقة', 'تؤكّد وصوله أو عدمه') +
        p('تظهر كل خطوة في الصفحة نفسها وتصلك في صندوق الرسائل.'),
    },
  },
  {
    id: 'fees',
    group: 'money',
    title: { CN: '费用与到账时间', EN: 'Fees and times', AR: 'الرسوم والمُدد' },
    content: {
      CN: table('方式 | 费用 | 通常', '银行转账 | 无 | 15 分钟', '电子钱包 | 无 | 3 分钟', 'USDT | 网络费用 | 10 分钟'),
      EN: table(
        'Method | Fee | Usual time',
        'Bank transfer | none | 15 minutes',
        'E-wallet | none | 3 minutes',
        'USDT | of the network | 10 minutes',
      ),
      AR: table(
        'الطريقة | الرسوم | المعتاد',
        'تحويل مصرفي | بلا | 15 دقيقة',
        'محفظة إلكترونية | بلا | 3 دقائق',
        'USDT | رسوم الشبكة | 10 دقائق',
      ),
    },
  },
  {
    id: 'rules',
    group: 'play',
    title: { CN: '游戏规则', EN: 'Rules of the games', AR: 'قواعد الألعاب' },
    content: {
      CN: p('每个游戏内都有规则与赔付说明。若网络中断，已确认的投注按结果结算。'),
      EN: p(
        'Each game explains its rules and pay-outs. A bet that was confirmed is settled even when the connection is lost.',
      ),
      AR: p('تشرح كل لعبة قواعدها وجوائزها. يُسوّى الرهان المؤكَّد حتى لو انقطع الاتصال.'),
    },
  },
  {
    id: 'safer-play',
    group: 'play',
    title: { CN: '理性娱乐', EN: 'Safer play', AR: 'اللعب الآمن' },
    content: {
      CN:
        p('未满法定年龄者不得参与。若您感到难以控制，请暂停账户并寻求帮助。') +
        list('登录后的时长与输赢', '时间提醒', '“限额与休息”页面中的限额、休息与自我隔离'),
      EN:
        p('Nobody under age may play. If it stops being play, take a break and ask for help.') +
        list(
          'your time and your result since you signed in',
          'reminders of time',
          'limits, breaks and self-exclusion on the page of limits and breaks',
        ),
      AR:
        p('لا يُسمح باللعب لمن هم دون السن. إن لم يعد اللعب ترفيهًا فخذ استراحة واطلب المساعدة.') +
        list('مدة جلستك ونتيجتها', 'تذكير بالوقت', 'الحدود والاستراحات والاستبعاد الذاتي في صفحة الحدود والاستراحات'),
    },
  },
  {
    id: 'about',
    group: 'legal',
    title: { CN: '关于我们', EN: 'About us', AR: 'من نحن' },
    content: {
      CN: p('这是一个演示品牌，由沙盒平台提供数据，用于展示同一套系统如何呈现不同的品牌。'),
      EN: p('This is a demonstration brand, served by a sandbox, that shows how one build wears many faces.'),
      AR: p('هذه علامة تجريبية تقدّمها بيئة تجريبية لتبيّن كيف يحمل نظام واحد وجوهًا كثيرة.'),
    },
  },
  {
    id: 'privacy',
    group: 'legal',
    title: { CN: '隐私', EN: 'Privacy', AR: 'الخصوصية' },
    content: {
      CN: p('沙盒仅在本机数据文件夹中保存您输入的内容，可随时重新开始以清除。'),
      EN: p('The sandbox keeps what you enter in a folder of this machine, until it is started afresh.'),
      AR: p('تحفظ البيئة التجريبية ما تدخله في مجلد على هذا الجهاز إلى أن يُعاد بدؤها من جديد.'),
    },
  },
  {
    id: 'terms',
    group: 'legal',
    title: { CN: '条款与条件', EN: 'Terms and conditions', AR: 'الشروط والأحكام' },
    content: {
      CN: p('本页为演示文本。正式站点的条款由品牌运营方提供。'),
      EN: p('This page holds sample text. The terms of a real site come from its operator.'),
      AR: p('نص هذه الصفحة تجريبي. شروط الموقع الفعلي يقدّمها مشغّله.'),
    },
  },
]
