import type { Text } from '../language'

/** CASH is credited to the main wallet, PAYOUT goes to a payment account, ITEM to an address. */
type RewardKind = 'CASH' | 'PAYOUT' | 'ITEM'

export interface Reward {
  readonly id: string
  readonly kind: RewardKind
  /** Whole points. */
  readonly points: number
  /** What CASH and PAYOUT give, in minor units. */
  readonly amount?: number
  /** What it takes of the main wallet besides the points, in minor units. */
  readonly price?: number
  /** So many for all members of a merchant; absent: it never runs out. */
  readonly stock?: number
  /** So many for each member; absent: as many as there are points for. */
  readonly each?: number
  readonly name: Text
  readonly description: Text
}

/** The points mall of the sandbox. Nothing in it is a real offer. */
export const rewards: readonly Reward[] = [
  {
    id: 'cash-5',
    kind: 'CASH',
    points: 100,
    amount: 5_00,
    name: { CN: '演示币 5', EN: 'Demo credit 5', AR: 'رصيد تجريبي 5' },
    description: {
      CN: '立即存入主钱包。',
      EN: 'Credited to your main wallet at once.',
      AR: 'يُضاف إلى محفظتك الرئيسية فورًا.',
    },
  },
  {
    id: 'cash-30',
    kind: 'CASH',
    points: 500,
    amount: 30_00,
    name: { CN: '演示币 30', EN: 'Demo credit 30', AR: 'رصيد تجريبي 30' },
    description: {
      CN: '比小额兑换更划算。',
      EN: 'Better value for your points than small exchanges.',
      AR: 'قيمة أعلى لنقاطك من الاستبدالات الصغيرة.',
    },
  },
  {
    id: 'cash-70',
    kind: 'CASH',
    points: 1_000,
    amount: 70_00,
    each: 2,
    name: { CN: '演示币 70', EN: 'Demo credit 70', AR: 'رصيد تجريبي 70' },
    description: { CN: '每位会员限兑两次。', EN: 'Two per member.', AR: 'مرتان لكل عضو.' },
  },
  {
    id: 'payout-150',
    kind: 'PAYOUT',
    points: 2_000,
    amount: 150_00,
    name: { CN: '演示派款 150', EN: 'Demo payout 150', AR: 'دفعة تجريبية 150' },
    description: {
      CN: '审核后直接汇入您的收款账户。',
      EN: 'Sent to your payment account once we have checked it.',
      AR: 'تُرسل مباشرة إلى حساب الدفع الخاص بك بعد المراجعة.',
    },
  },
  {
    id: 'deck',
    kind: 'ITEM',
    points: 350,
    stock: 40,
    each: 1,
    name: { CN: '纪念版扑克牌', EN: 'Deck of cards', AR: 'مجموعة أوراق لعب' },
    description: {
      CN: '亚麻纹纸牌，附收纳盒。',
      EN: 'Linen-finish cards in a box.',
      AR: 'أوراق بملمس الكتان في علبة.',
    },
  },
  {
    id: 'mug',
    kind: 'ITEM',
    points: 600,
    stock: 12,
    name: { CN: '陶瓷马克杯', EN: 'Stoneware mug', AR: 'كوب خزفي' },
    description: { CN: '容量 350 毫升。', EN: 'Holds 350 ml.', AR: 'سعته 350 مل.' },
  },
  {
    id: 'headphones',
    kind: 'ITEM',
    points: 2_400,
    price: 25_00,
    stock: 3,
    each: 1,
    name: { CN: '降噪耳机', EN: 'Headphones', AR: 'سماعات رأس' },
    description: {
      CN: '无线，续航 30 小时。',
      EN: 'Wireless, 30 hours of playback.',
      AR: 'لاسلكية، ثلاثون ساعة تشغيل.',
    },
  },
  {
    id: 'football',
    kind: 'ITEM',
    points: 900,
    stock: 1,
    name: { CN: '比赛用足球', EN: 'Match football', AR: 'كرة قدم للمباريات' },
    description: {
      CN: '手工缝制，5 号球，仅此一件。',
      EN: 'Hand-stitched, size 5. Only one available.',
      AR: 'مخيطة يدويًا، مقاس 5، قطعة واحدة فقط.',
    },
  },
]

export const rewardOf = (id: string | undefined): Reward | undefined => rewards.find((reward) => reward.id === id)

export const pointRules: Text = {
  CN: '<ul><li>有效投注与存款按下表累积积分。</li><li>积分永不过期。</li><li>兑换须输入资金密码，提交后不可撤销。</li><li>实物奖品与派款须先审核；未通过时，积分和另付的金额全数退回。</li><li>实物奖品寄往您填写的地址，无法寄送至邮政信箱。</li></ul>',
  EN: '<ul><li>Stakes and deposits earn points as shown in the table.</li><li>Points never expire.</li><li>An exchange needs your payment password and cannot be undone.</li><li>Items and payouts are checked first. If one is turned down, you get back all points and any money you paid.</li><li>Items are sent to the address you give. We cannot send to a PO box.</li></ul>',
  AR: '<ul><li>تكسب الرهانات والإيداعات نقاطًا بحسب الجدول.</li><li>لا تنتهي صلاحية النقاط أبدًا.</li><li>يتطلب الاستبدال كلمة مرور السحب ولا يمكن التراجع عنه.</li><li>تُراجَع الهدايا والدفعات أولًا، وعند الرفض تُعاد إليك كل النقاط وأي مبلغ دُفع معها.</li><li>تُرسل الهدايا إلى العنوان الذي تحدده، ولا يمكننا الإرسال إلى صندوق بريد.</li></ul>',
}

/** Why the sandbox turns an exchange down by itself. An operator's reason is told as it was written. */
export const exchangeRemarks = {
  PO_BOX: {
    CN: '快递无法寄送至邮政信箱，积分已退回。',
    EN: 'The courier does not deliver to PO boxes. Your points have been returned.',
    AR: 'لا توصّل شركة الشحن إلى صناديق البريد. أُعيدت نقاطك.',
  },
  ACCOUNT_GONE: {
    CN: '收款账户已被移除，积分已退回。',
    EN: 'The payment account was removed. Your points have been returned.',
    AR: 'أُزيل حساب الدفع. أُعيدت نقاطك.',
  },
} satisfies Readonly<Record<string, Text>>

export const poBox = /\bp\.?\s?o\.?\s?box\b|邮政信箱|صندوق بريد/iu

/** Points for one unit of money when they are converted. */
export const pointRatio = 20
/** Fewest points that are converted. */
export const fewestPoints = 100
