import type { Text } from '../language'
import { list, p, steps } from './html'

interface HelpArticle {
  readonly id: string
  readonly title: Text
  readonly content: Text
}

export const helpArticles: readonly HelpArticle[] = [
  {
    id: 'about',
    title: { CN: '关于我们', EN: 'About us', AR: 'من نحن' },
    content: {
      CN: p('这是一个演示品牌，由沙盒平台提供数据，用于展示同一套系统如何呈现不同的品牌。'),
      EN: p('This is a demonstration brand, served by a sandbox, that shows how one build wears many faces.'),
      AR: p('هذه علامة تجريبية تقدّمها بيئة تجريبية لتبيّن كيف يحمل نظام واحد وجوهًا كثيرة.'),
    },
  },
  {
    id: 'register',
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
    id: 'deposit',
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
    title: { CN: '提款', EN: 'Withdrawals', AR: 'السحب' },
    content: {
      CN: p('本站目前尚不能提交提款申请。如有需要，请联系客服。'),
      EN: p('Withdrawals cannot be requested on the site yet. Customer service tells you what can be done.'),
      AR: p('لا يمكن طلب السحب عبر الموقع حاليًا. تواصل مع خدمة العملاء لمعرفة المتاح.'),
    },
  },
  {
    id: 'rules',
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
    title: { CN: '理性娱乐', EN: 'Safer play', AR: 'اللعب الآمن' },
    content: {
      CN:
        p('未满法定年龄者不得参与。若您感到难以控制，请暂停账户并寻求帮助。') +
        list('登录后的时长与输赢', '时间提醒', '限额、暂停与自我排除请联系客服'),
      EN:
        p('Nobody under age may play. If it stops being play, take a break and ask for help.') +
        list(
          'your time and your result since you signed in',
          'reminders of time',
          'limits, breaks and self-exclusion through customer service',
        ),
      AR:
        p('لا يُسمح باللعب لمن هم دون السن. إن لم يعد اللعب ترفيهًا فخذ استراحة واطلب المساعدة.') +
        list('مدة جلستك ونتيجتها', 'تذكير بالوقت', 'الحدود والاستراحة والاستبعاد الذاتي عبر خدمة العملاء'),
    },
  },
  {
    id: 'privacy',
    title: { CN: '隐私', EN: 'Privacy', AR: 'الخصوصية' },
    content: {
      CN: p('沙盒仅在本机数据文件夹中保存您输入的内容，可随时重新开始以清除。'),
      EN: p('The sandbox keeps what you enter in a folder of this machine, until it is started afresh.'),
      AR: p('تحفظ البيئة التجريبية ما تدخله في مجلد على هذا الجهاز إلى أن يُعاد بدؤها من جديد.'),
    },
  },
  {
    id: 'terms',
    title: { CN: '条款与条件', EN: 'Terms and conditions', AR: 'الشروط والأحكام' },
    content: {
      CN: p('本页为演示文本。正式站点的条款由品牌运营方提供。'),
      EN: p('This page holds sample text. The terms of a real site come from its operator.'),
      AR: p('نص هذه الصفحة تجريبي. شروط الموقع الفعلي يقدّمها مشغّله.'),
    },
  },
]
