import type { Text } from '../language'

export interface Reward {
  readonly id: string
  readonly kind: 'CASH' | 'ITEM'
  /** Whole points. */
  readonly points: number
  /** Of CASH, in minor units. */
  readonly amount?: number
  /** So many for each account; absent: as many as there are points for. */
  readonly stock?: number
  /** Subject that its picture is drawn from. */
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
    name: { CN: '演示彩金 5', EN: 'Demo credit 5', AR: 'رصيد تجريبي 5' },
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
    name: { CN: '演示彩金 30', EN: 'Demo credit 30', AR: 'رصيد تجريبي 30' },
    description: {
      CN: '比小额兑换更划算。',
      EN: 'More for your points than small exchanges.',
      AR: 'قيمة أعلى لنقاطك من الاستبدالات الصغيرة.',
    },
  },
  {
    id: 'cash-70',
    kind: 'CASH',
    points: 1_000,
    amount: 70_00,
    stock: 2,
    name: { CN: '演示彩金 70', EN: 'Demo credit 70', AR: 'رصيد تجريبي 70' },
    description: { CN: '每位会员限兑两次。', EN: 'Twice for each member.', AR: 'مرتان لكل عضو.' },
  },
  {
    id: 'deck',
    kind: 'ITEM',
    points: 350,
    stock: 1,
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
    stock: 1,
    name: { CN: '陶瓷马克杯', EN: 'Stoneware mug', AR: 'كوب خزفي' },
    description: { CN: '容量 350 毫升。', EN: 'Holds 350 ml.', AR: 'سعته 350 مل.' },
  },
  {
    id: 'headphones',
    kind: 'ITEM',
    points: 4_800,
    stock: 1,
    name: { CN: '降噪耳机', EN: 'Headphones', AR: 'سماعات رأس' },
    description: {
      CN: '无线，续航 30 小时。',
      EN: 'Wireless, thirty hours of play.',
      AR: 'لاسلكية، ثلاثون ساعة تشغيل.',
    },
  },
]

export const pointRules: Text = {
  CN: '<h3>积分规则</h3><ul><li>有效投注与存款按下表累积积分。</li><li>积分永不过期。</li><li>兑换须输入登录密码，提交后不可撤销。</li><li>实物奖品审核后寄往您填写的地址。</li></ul>',
  EN: '<h3>How points work</h3><ul><li>Stakes and deposits earn points by the table.</li><li>Points never expire.</li><li>An exchange asks for your password and cannot be taken back.</li><li>Items are checked, then sent to the address that you give.</li></ul>',
  AR: '<h3>كيف تعمل النقاط</h3><ul><li>تكسب الرهانات والإيداعات نقاطًا بحسب الجدول.</li><li>لا تنتهي صلاحية النقاط أبدًا.</li><li>يتطلب الاستبدال كلمة المرور ولا يمكن التراجع عنه.</li><li>تُراجَع الهدايا ثم تُرسل إلى العنوان الذي تحدده.</li></ul>',
}

/** Points for one unit of money when they are converted. */
export const pointRatio = 20
/** Fewest points that are converted. */
export const fewestPoints = 100
