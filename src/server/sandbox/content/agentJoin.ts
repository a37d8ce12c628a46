import type { FieldContent } from './describedFields'

/** What the sandbox asks of who wants to be an agent. */
export const agentJoinContent: readonly FieldContent[] = [
  {
    name: 'contactName',
    label: { CN: '您的称呼', EN: 'Your name', AR: 'اسمك' },
    kind: 'TEXT',
    required: true,
    minLength: 2,
    maxLength: 60,
  },
  {
    name: 'contactBy',
    label: { CN: '联系方式', EN: 'How we can reach you', AR: 'كيف نصل إليك' },
    kind: 'SELECT',
    required: true,
    options: [
      { value: 'TELEGRAM', label: { CN: 'Telegram', EN: 'Telegram', AR: 'تيليجرام' } },
      { value: 'WHATSAPP', label: { CN: 'WhatsApp', EN: 'WhatsApp', AR: 'واتساب' } },
      { value: 'WECHAT', label: { CN: '微信', EN: 'WeChat', AR: 'وي تشات' } },
      { value: 'EMAIL', label: { CN: '电子邮箱', EN: 'Email', AR: 'البريد الإلكتروني' } },
    ],
  },
  {
    name: 'contact',
    label: { CN: '联系账号', EN: 'Your username, number or address there', AR: 'اسمك أو رقمك أو عنوانك هناك' },
    kind: 'TEXT',
    required: true,
    minLength: 4,
    maxLength: 80,
    patternId: 9,
  },
  {
    name: 'plan',
    label: { CN: '推广计划', EN: 'How you will bring in players', AR: 'كيف ستجلب اللاعبين' },
    hint: {
      CN: '例如您的网站、社群或熟人圈，最多 140 个字符。',
      EN: 'For example your site, your group or people you know, at most 140 characters.',
      AR: 'مثل موقعك أو مجموعتك أو معارفك، 140 حرفًا على الأكثر.',
    },
    kind: 'TEXTAREA',
    required: false,
    maxLength: 140,
  },
]
