import type { Text } from '../../language'

export const playTexts = {
  demo: { CN: '演示游戏', EN: 'Demo game', AR: 'لعبة تجريبية' },
  note: {
    CN: '仅使用演示币。每局下注 1.00。',
    EN: 'Played with demo credit alone. Each spin costs 1.00.',
    AR: 'تُلعب برصيد تجريبي فقط. تكلفة كل دورة 1.00.',
  },
  balance: { CN: '余额', EN: 'Balance', AR: 'الرصيد' },
  win: { CN: '赢得', EN: 'Win', AR: 'الربح' },
  spin: { CN: '旋转', EN: 'Spin', AR: 'دوّر' },
  reels: { CN: '转轴', EN: 'Reels', AR: 'البكرات' },
  ready: { CN: '祝您玩得开心。', EN: 'Good luck.', AR: 'حظًا سعيدًا.' },
  lost: { CN: '未中奖，再试一次。', EN: 'No win this time.', AR: 'لا ربح هذه المرة.' },
  funds: { CN: '余额不足。', EN: 'Your balance is too low.', AR: 'رصيدك غير كافٍ.' },
  failed: { CN: '连接中断，请重试。', EN: 'The connection was lost. Try again.', AR: 'انقطع الاتصال. حاول مجددًا.' },
  closed: {
    CN: '此局已结束，请重新打开游戏。',
    EN: 'This game has ended. Open it again.',
    AR: 'انتهت هذه اللعبة. افتحها من جديد.',
  },
  usedTitle: { CN: '此游戏链接已失效', EN: 'This game link was used', AR: 'استُخدم رابط اللعبة هذا' },
  used: {
    CN: '每个游戏链接只能打开一次。请返回大厅重新进入游戏。',
    EN: 'A game link opens once. Go back to the lobby and start the game again.',
    AR: 'يفتح رابط اللعبة مرة واحدة. عُد إلى الردهة وابدأ اللعبة من جديد.',
  },
} satisfies Record<string, Text>
