import type { SeedAnnouncement } from './announcement'
import { list, p } from './html'

/** An amount in braces is written in the merchant’s currency. */
export const banners: readonly SeedAnnouncement[] = [
  {
    id: 'first-week',
    type: 'B',
    link: '/promotions',
    image: '/cdn/banners/first-week.webp',
    age: 12,
    title: { CN: '签到 7 天，领 {20} 红利', EN: '{20} for seven check-ins', AR: '{20} مقابل سبعة أيام حضور' },
    content: {
      CN: p('新会员 30 天内任意 7 天签到即可领取。'),
      EN: p('New members: check in on any seven of your first 30 days.'),
      AR: p('مكافأة للأعضاء الجدد: سجّل حضورك في أي سبعة أيام من أول 30 يومًا.'),
    },
  },
  {
    id: 'live-night',
    type: 'B',
    shownWith: 'category:LIVE',
    link: '/live',
    image: '/cdn/banners/live-night.webp',
    age: 30,
    title: { CN: '真人之夜', EN: 'Live casino after dark', AR: 'الكازينو المباشر بعد الغروب' },
    content: {
      CN: p('真人荷官，百家乐、轮盘与二十一点。'),
      EN: p('Baccarat, roulette and blackjack with live dealers.'),
      AR: p('باكارات وروليت وبلاك جاك مع موزّعين مباشرين.'),
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
      EN: p('Tonight’s draw is at 21:30.'),
      AR: p('سحب الليلة في 21:30.'),
    },
  },
  {
    id: 'season-finals',
    type: 'B',
    shownWith: 'category:SPORTS',
    link: '/sports',
    image: '/cdn/banners/season-finals.webp',
    age: 55,
    title: { CN: '赛季总决赛', EN: 'The season finals', AR: 'نهائيات الموسم' },
    content: {
      CN: p('四场决赛，一周看完。'),
      EN: p('Four finals in one week.'),
      AR: p('أربعة نهائيات في أسبوع واحد.'),
    },
  },
  {
    id: 'card-room',
    type: 'B',
    shownWith: 'category:PVP',
    link: '/pvp',
    image: '/cdn/banners/card-room.webp',
    age: 70,
    title: { CN: '棋牌室开局', EN: 'Take a seat in the card room', AR: 'خذ مكانك في غرفة الورق' },
    content: {
      CN: p('与真人对手同桌竞技。'),
      EN: p('Play at a table with real opponents.'),
      AR: p('العب على طاولة مع خصوم حقيقيين.'),
    },
  },
]

export const popups: readonly SeedAnnouncement[] = [
  {
    id: 'popup-demo',
    type: 'PU',
    age: 1,
    title: { CN: '这是演示站点', EN: 'This is a demo', AR: 'هذا موقع تجريبي' },
    content: {
      CN: p('本站不接受真实资金。') + list('演示账户见启动时的列表', '所有游戏仅供展示'),
      EN:
        p('This site takes no real money.') +
        list('Demo accounts are listed when the site starts', 'All games are for show'),
      AR: p('لا تُقبل هنا أموال حقيقية.') + list('تُعرض الحسابات التجريبية عند بدء التشغيل', 'كل الألعاب للعرض فقط'),
    },
  },
]
