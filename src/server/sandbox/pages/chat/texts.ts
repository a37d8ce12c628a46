import type { Text } from '../../language'

export const chatTexts = {
  title: { CN: '在线客服', EN: 'Customer service', AR: 'خدمة العملاء' },
  demo: { CN: '演示：由自动回复应答', EN: 'Demo: replies are automatic', AR: 'عرض تجريبي: الردود آلية' },
  hello: { CN: '您好，请问有什么可以帮您？', EN: 'Hello, how can we help?', AR: 'مرحبًا، كيف يمكننا مساعدتك؟' },
  field: { CN: '您的消息', EN: 'Your message', AR: 'رسالتك' },
  send: { CN: '发送', EN: 'Send', AR: 'إرسال' },
  failed: {
    CN: '消息未能送达，请重试。',
    EN: 'The message was not sent. Try again.',
    AR: 'لم تُرسل الرسالة. حاول مجددًا.',
  },
} satisfies Record<string, Text>

/** Automatic answers, by words in the message; the last one is for everything else. */
export const replies: readonly { readonly words: RegExp; readonly text: Text }[] = [
  {
    words: /deposit|存款|充值|إيداع/i,
    text: {
      CN: '存款通常在 15 分钟内到账。若超过 30 分钟，请把单号发给我们。',
      EN: 'Deposits usually arrive within 15 minutes. If yours takes longer than 30, send us its reference.',
      AR: 'تصل الإيداعات عادةً خلال 15 دقيقة. إن تأخر إيداعك أكثر من 30 دقيقة فأرسل لنا رقمه المرجعي.',
    },
  },
  {
    words: /withdraw|提款|取款|سحب/i,
    text: {
      CN: '请在会员中心的“提款”页面申请，每一步进度都会显示在该页面。',
      EN: 'Request it on the Withdraw page of the member centre. Every step is shown there.',
      AR: 'اطلب السحب من صفحة السحب في مركز الأعضاء، وتظهر كل خطوة هناك.',
    },
  },
  {
    words: /password|login|sign in|密码|登录|كلمة|دخول/i,
    text: {
      CN: '请在登录窗口选择“忘记密码”。客服不会向您索取密码。',
      EN: 'Choose Forgot password? in the login window. We never ask for your password.',
      AR: 'اختر «نسيت كلمة المرور» في نافذة الدخول. لا نطلب كلمة المرور أبدًا.',
    },
  },
  {
    words: /(?:)/,
    text: {
      CN: '感谢您的留言。这里是演示客服，正式站点会由专人答复。',
      EN: 'Thank you. This is a demo. On a real site, a person would answer you now.',
      AR: 'شكرًا لك. هذا عرض تجريبي، وفي الموقع الفعلي يجيبك موظف.',
    },
  },
]
