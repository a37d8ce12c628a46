import type { Text } from '../../language'

export const playTexts = {
  demo: { CN: '演示游戏', EN: 'Demo game', AR: 'لعبة تجريبية' },
  note: {
    CN: '仅使用演示币。',
    EN: 'Demo credit only.',
    AR: 'تُلعب برصيد تجريبي فقط.',
  },
  stake: { CN: '投注', EN: 'Stake', AR: 'الرهان' },
  balance: { CN: '余额', EN: 'Balance', AR: 'الرصيد' },
  win: { CN: '派彩', EN: 'Win', AR: 'الربح' },
  spin: { CN: '旋转', EN: 'Spin', AR: 'دوّر' },
  spinWheel: { CN: '转动转盘', EN: 'Spin the wheel', AR: 'أدِر العجلة' },
  deal: { CN: '发牌', EN: 'Deal', AR: 'وزّع' },
  wheel: { CN: '转盘', EN: 'Wheel', AR: 'العجلة' },
  cards: { CN: '您的牌与庄家的牌', EN: 'Your card and the house’s', AR: 'ورقتك وورقة الدار' },
  own: { CN: '您', EN: 'You', AR: 'أنت' },
  house: { CN: '庄家', EN: 'House', AR: 'الدار' },
  reels: { CN: '转轴', EN: 'Reels', AR: 'البكرات' },
  ready: { CN: '祝您玩得开心。', EN: 'Good luck.', AR: 'حظًا سعيدًا.' },
  lost: { CN: '本局未中奖。', EN: 'No win this time.', AR: 'لا ربح هذه المرة.' },
  funds: { CN: '余额不足。', EN: 'Your balance is too low.', AR: 'رصيدك غير كافٍ.' },
  failed: { CN: '连接中断，请重试。', EN: 'The connection was lost. Try again.', AR: 'انقطع الاتصال. حاول مجددًا.' },
  closed: {
    CN: '此局已结束，请重新打开游戏。',
    EN: 'This game has ended. Open it again.',
    AR: 'انتهت هذه اللعبة. افتحها من جديد.',
  },
  pause: {
    CN: '您正在休息期内，暂时不能游戏。',
    EN: 'You are taking a break from play.',
    AR: 'أنت في استراحة من اللعب.',
  },
  limitSession: {
    CN: '您设定的时长限额已用完。',
    EN: 'Your time limit is used up.',
    AR: 'استُنفد حد الوقت الذي حددته لنفسك.',
  },
  limitLoss: {
    CN: '超出您设定的亏损限额，剩余 {left}。',
    EN: 'This stake is over your own loss limit. {left} is left.',
    AR: 'هذا الرهان يتجاوز حد الخسارة الذي حددته: المتبقي {left}.',
  },
  limitStake: {
    CN: '超出您设定的投注限额，剩余 {left}。',
    EN: 'This stake is over your own stake limit. {left} is left.',
    AR: 'هذا الرهان يتجاوز حد الرهان الذي حددته: المتبقي {left}.',
  },
  usedTitle: { CN: '此游戏链接已失效', EN: 'This game link has been used', AR: 'استُخدم رابط اللعبة هذا' },
  used: {
    CN: '每个游戏链接只能打开一次。请返回大厅重新进入游戏。',
    EN: 'A game link opens once. Go back to the lobby and start the game again.',
    AR: 'يفتح رابط اللعبة مرة واحدة. عُد إلى الصالة وابدأ اللعبة من جديد.',
  },
} satisfies Record<string, Text>
