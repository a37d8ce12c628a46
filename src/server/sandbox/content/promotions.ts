import type { Text } from '../language'
import type { SeedAnnouncement } from './announcement'
import { h, list, p, steps, table } from './html'

const promotion = (
  id: string,
  category: string,
  age: number,
  title: Text,
  content: Text,
  shownWith?: string,
): SeedAnnouncement => ({
  id,
  type: 'PR',
  category,
  age,
  image: `/cdn/promotions/${id}.webp`,
  title,
  content,
  ...(shownWith !== undefined && { shownWith }),
})

/** One or more of each promotion type of the specification (spec §2). */
export const promotions: readonly SeedAnnouncement[] = [
  promotion(
    'welcome-seven',
    'newbie',
    6,
    { CN: '新人七日礼', EN: 'Seven days of welcome', AR: 'سبعة أيام ترحيبية' },
    {
      CN:
        p('注册后的七天里，每天登录并完成一次投注即可领取当日礼金。') +
        table('天数 | 礼金 | 流水', '第 1–3 天 | 5 | 3 倍', '第 4–6 天 | 8 | 3 倍', '第 7 天 | 20 | 5 倍'),
      EN:
        p('On each of your first seven days, sign in and place one bet to claim the gift of the day.') +
        table('Day | Gift | Turnover', '1 to 3 | 5 | 3 times', '4 to 6 | 8 | 3 times', '7 | 20 | 5 times'),
      AR:
        p('في كل يوم من أيامك السبعة الأولى سجّل الدخول وضع رهانًا واحدًا لتحصل على هدية اليوم.') +
        table('اليوم | الهدية | حجم الرهان', '1 إلى 3 | 5 | 3 أضعاف', '4 إلى 6 | 8 | 3 أضعاف', '7 | 20 | 5 أضعاف'),
    },
  ),
  promotion(
    'first-deposit',
    'deposit',
    14,
    { CN: '首存加赠', EN: 'A little more on the first deposit', AR: 'زيادة على الإيداع الأول' },
    {
      CN: p('首次存款满 100，加赠 30%，最高 300。') + h('规则') + list('每位会员一次', '奖金流水 8 倍', '十四天内有效'),
      EN:
        p('Deposit 100 or more for the first time and 30% is added, up to 300.') +
        h('Rules') +
        list('once a member', 'turnover of 8 times the bonus', 'valid for fourteen days'),
      AR:
        p('أودِع 100 أو أكثر لأول مرة ليُضاف 30% حتى 300.') +
        h('القواعد') +
        list('مرة لكل عضو', 'حجم رهان 8 أضعاف المكافأة', 'صالح لأربعة عشر يومًا'),
    },
  ),
  promotion(
    'daily-rebate',
    'rebate',
    22,
    { CN: '每日返水', EN: 'Daily rebate, no ceiling', AR: 'استرداد يومي بلا حد أقصى' },
    {
      CN:
        p('前一日的有效投注按比例返还，次日中午前到账。') +
        table('类别 | 返水', '老虎机 | 0.8%', '真人 | 0.6%', '体育 | 0.5%', '棋牌 | 0.5%'),
      EN:
        p('A share of what you staked comes back by noon of the next day.') +
        table('Category | Rebate', 'Slots | 0.8%', 'Live | 0.6%', 'Sports | 0.5%', 'Cards | 0.5%'),
      AR:
        p('تعود إليك نسبة مما راهنت به قبل ظهر اليوم التالي.') +
        table('الفئة | النسبة', 'سلوت | 0.8%', 'مباشر | 0.6%', 'رياضة | 0.5%', 'ورق | 0.5%'),
    },
  ),
  promotion(
    'slots-week',
    'slots',
    30,
    { CN: '新机周赛', EN: 'Race of the new reels', AR: 'سباق البكرات الجديدة' },
    {
      CN: p('每周挑选十款新老虎机，按单注最高倍数排名，前五十名有奖。'),
      EN: p('Ten new slots each week, ranked by the highest multiple of one spin. The first fifty places win.'),
      AR: p('عشر ألعاب سلوت جديدة كل أسبوع، والترتيب بأعلى مضاعف في دورة واحدة. تفوز المراكز الخمسون الأولى.'),
    },
    'category:RNG',
  ),
  promotion(
    'live-streak',
    'live',
    38,
    { CN: '真人连胜奖', EN: 'A streak at the live tables', AR: 'سلسلة فوز على الطاولات المباشرة' },
    {
      CN: p('在百家乐桌连续赢下五局，即得奖金。') + table('连胜 | 奖金', '5 局 | 18', '7 局 | 58', '9 局 | 188'),
      EN:
        p('Win five rounds of baccarat in a row and the bonus is yours.') +
        table('Rounds | Bonus', '5 | 18', '7 | 58', '9 | 188'),
      AR:
        p('افز بخمس جولات باكارات متتالية لتحصل على المكافأة.') +
        table('الجولات | المكافأة', '5 | 18', '7 | 58', '9 | 188'),
    },
    'category:LIVE',
  ),
  promotion(
    'goal-insurance',
    'sports',
    46,
    { CN: '平局退还', EN: 'Your stake back on a goalless draw', AR: 'استرجاع رهانك عند التعادل السلبي' },
    {
      CN: p('指定足球赛事以 0:0 结束时，赛前独赢投注退还本金，最高 50。'),
      EN: p('When a chosen football match ends 0:0, bets on the winner placed before it began are returned, up to 50.'),
      AR: p('إذا انتهت مباراة مختارة 0:0 تُعاد رهانات الفوز الموضوعة قبل بدايتها حتى 50.'),
    },
    'category:SPORTS',
  ),
  promotion(
    'table-of-four',
    'cards',
    54,
    { CN: '四人同桌', EN: 'Bring three friends to the table', AR: 'اجلب ثلاثة أصدقاء إلى الطاولة' },
    {
      CN: p('邀请三位好友在同一桌完成十局，每人获得 10 演示币。') + steps('创建私人房间', '分享房号', '完成十局'),
      EN:
        p('Play ten rounds with three friends at one table and each gets 10.') +
        steps('open a private room', 'share its number', 'finish ten rounds'),
      AR:
        p('العب عشر جولات مع ثلاثة أصدقاء على طاولة واحدة ليحصل كل منكم على 10.') +
        steps('افتح غرفة خاصة', 'شارك رقمها', 'أكمل عشر جولات'),
    },
    'category:PVP',
  ),
  promotion(
    'deep-catch',
    'fishing',
    62,
    { CN: '深海收获季', EN: 'Season of the deep catch', AR: 'موسم صيد الأعماق' },
    {
      CN: p('累计捕获指定鱼种，按图鉴完成度领取奖励。'),
      EN: p('Catch the fish of the season and claim a reward for each page of the album you complete.'),
      AR: p('اصطد أسماك الموسم واحصل على مكافأة عن كل صفحة تكملها من الألبوم.'),
    },
    'category:FISH',
  ),
  promotion(
    'lucky-numbers',
    'lottery',
    70,
    { CN: '幸运号码加奖', EN: 'Extra on the lucky numbers', AR: 'زيادة على الأرقام المحظوظة' },
    {
      CN: p('每晚公布三个幸运号码，命中者当期奖金增加 5%。'),
      EN: p('Three lucky numbers are named each evening. Whoever holds one wins 5% more in that draw.'),
      AR: p('تُعلن ثلاثة أرقام محظوظة كل مساء، ومن يملك أحدها تزيد جائزته 5% في ذلك السحب.'),
    },
    'category:LOTT',
  ),
  promotion(
    'mall-double',
    'pointsMall',
    78,
    { CN: '双倍积分日', EN: 'Double points on Wednesdays', AR: 'نقاط مضاعفة كل أربعاء' },
    {
      CN: p('每周三，所有类别的有效投注获得双倍积分。积分永不过期。'),
      EN: p('Every stake on a Wednesday earns its points twice. Points never expire.'),
      AR: p('كل رهان يوم الأربعاء يكسب نقاطه مرتين. النقاط لا تنتهي صلاحيتها.'),
    },
    'module:PTSYS3',
  ),
  promotion(
    'rank-season',
    'rank',
    86,
    { CN: '等级赛季', EN: 'The season of ranks', AR: 'موسم المراتب' },
    {
      CN:
        p('每月流水决定下月等级，升级当天即享新等级待遇。') +
        table('等级 | 月流水 | 生日礼金', '银 | 10,000 | 18', '金 | 50,000 | 88', '白金 | 200,000 | 288'),
      EN:
        p('The turnover of a month decides the rank of the next. Its benefits begin on the day you rise.') +
        table(
          'Rank | Turnover a month | Birthday gift',
          'Silver | 10,000 | 18',
          'Gold | 50,000 | 88',
          'Platinum | 200,000 | 288',
        ),
      AR:
        p('حجم رهان الشهر يحدد مرتبة الشهر التالي، وتبدأ مزاياها يوم ترقيتك.') +
        table(
          'المرتبة | حجم الشهر | هدية الميلاد',
          'فضي | 10,000 | 18',
          'ذهبي | 50,000 | 88',
          'بلاتيني | 200,000 | 288',
        ),
    },
  ),
  promotion(
    'app-first',
    'app',
    94,
    { CN: '应用专享', EN: 'Only in the app', AR: 'حصريًا في التطبيق' },
    {
      CN: p('首次通过应用登录，可领取一次 8 演示币礼金。') + steps('扫描二维码下载', '使用账户登录', '在活动页领取'),
      EN:
        p('Sign in through the app for the first time and claim 8 once.') +
        steps('scan the code', 'sign in', 'claim it on the page of the promotion'),
      AR:
        p('سجّل الدخول من التطبيق لأول مرة واحصل على 8 مرة واحدة.') +
        steps('امسح الرمز', 'سجّل الدخول', 'استلمها من صفحة العرض'),
    },
  ),
  promotion(
    'mission-board',
    'gaming',
    102,
    { CN: '任务榜', EN: 'The mission board', AR: 'لوحة المهام' },
    {
      CN:
        p('每天三个任务，完成越多，排行榜名次越高。') +
        list('在三个不同的游戏中投注', '单日有效投注满 200', '尝试一个新厂商'),
      EN:
        p('Three missions a day; the more you finish, the higher you stand.') +
        list('play three different games', 'stake 200 in one day', 'try a vendor for the first time'),
      AR:
        p('ثلاث مهام يوميًا، وكلما أكملت أكثر ارتفع ترتيبك.') +
        list('العب ثلاث ألعاب مختلفة', 'راهن بـ200 في يوم واحد', 'جرّب مزوّدًا لأول مرة'),
    },
  ),
]
