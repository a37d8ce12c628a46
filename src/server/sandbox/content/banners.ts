import type { SeedAnnouncement } from './announcement'
import { list, p } from './html'

export const banners: readonly SeedAnnouncement[] = [
  {
    id: 'first-week',
    type: 'B',
    link: '/promotions',
    image: '/cdn/banners/first-week.webp',
    age: 12,
    title: { CN: '新会员首周礼遇', EN: 'A first week worth staying for', AR: 'أسبوع أول يستحق البقاء' },
    content: {
      CN: p('七天七份惊喜，从注册当日开始。'),
      EN: p('Seven days, seven small surprises, from the day you join.'),
      AR: p('سبعة أيام وسبع مفاجآت صغيرة منذ يوم انضمامك.'),
    },
  },
  {
    id: 'live-night',
    type: 'B',
    shownWith: 'category:LIVE',
    link: '/live',
    image: '/cdn/banners/live-night.webp',
    age: 30,
    title: { CN: '真人之夜', EN: 'The live room after dark', AR: 'الصالة المباشرة بعد الغروب' },
    content: {
      CN: p('荷官就位，桌台全开。'),
      EN: p('Every table open, every dealer in place.'),
      AR: p('كل الطاولات مفتوحة وكل الموزّعين في أماكنهم.'),
    },
  },
  {
    id: 'draw-day',
    type: 'B',
    shownWith: 'category:LOTT',
    link: '/lottery',
    image: '/cdn/banners/draw-day.webp',
    age: 40,
    title: { CN: '今日开奖', EN: 'Draw day', AR: 'يوم السحب' },
    content: {
      CN: p('今晚 21:30 开奖。'),
      EN: p('Numbers fall tonight at 21:30.'),
      AR: p('تُسحب الأرقام الليلة عند 21:30.'),
    },
  },
  {
    id: 'season-finals',
    type: 'B',
    shownWith: 'category:SPORTS',
    link: '/sports',
    image: '/cdn/banners/season-finals.webp',
    age: 55,
    title: { CN: '赛季决战', EN: 'The season comes to a head', AR: 'الموسم يبلغ ذروته' },
    content: { CN: p('四场决赛，一周看完。'), EN: p('Four finals in one week.'), AR: p('أربع نهائيات في أسبوع واحد.') },
  },
  {
    id: 'card-room',
    type: 'B',
    shownWith: 'category:PVP',
    link: '/pvp',
    image: '/cdn/banners/card-room.webp',
    age: 70,
    title: { CN: '棋牌室开局', EN: 'Deal in at the card room', AR: 'خذ مكانك في غرفة الورق' },
    content: {
      CN: p('与真人同桌，随到随玩。'),
      EN: p('Real opponents, a seat at any hour.'),
      AR: p('خصوم حقيقيون ومقعد في أي ساعة.'),
    },
  },
]

export const popups: readonly SeedAnnouncement[] = [
  {
    id: 'popup-demo',
    type: 'PU',
    age: 1,
    title: { CN: '这是演示站点', EN: 'This is a demonstration', AR: 'هذا موقع تجريبي' },
    content: {
      CN: p('本站不接受真实资金。') + list('演示账户见启动时的列表', '所有游戏仅供展示'),
      EN: p('No real money is taken here.') + list('The demo accounts are listed at start', 'All games are for show'),
      AR: p('لا تُقبل هنا أموال حقيقية.') + list('تُعرض الحسابات التجريبية عند بدء التشغيل', 'كل الألعاب للعرض فقط'),
    },
  },
]
