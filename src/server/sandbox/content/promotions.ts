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
        p('注册后的七天里，每天投注一次，联系客服即可获得当日礼金。') +
        table('天数 | 礼金 | 流水', '第 1–3 天 | 5 | 3 倍', '第 4–6 天 | 8 | 3 倍', '第 7 天 | 20 | 5 倍'),
      EN:
        p('Place one bet on each of your first seven days and ask customer service for the gift of the day.') +
        table('Day | Gift | Turnover', '1 to 3 | 5 | 3 times', '4 to 6 | 8 | 3 times', '7 | 20 | 5 times'),
      AR:
        p('ضع رهانًا واحدًا في كل يوم من أيامك السبعة الأولى واطلب هدية اليوم من خدمة العملاء.') +
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
        list('once per member', 'turnover of 8 times the bonus', 'valid for fourteen days'),
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
      CN:
        p('邀请三位好友在同一桌完成十局，每人获得 10 演示币。') +
        steps('在棋牌室同一桌入座', '完成十局', '将四人的账号告知客服'),
      EN:
        p('Play ten rounds with three friends at one table and each gets 10.') +
        steps('meet at one table of the card room', 'finish ten rounds', 'tell customer service who played'),
      AR:
        p('العب عشر جولات مع ثلاثة أصدقاء على طاولة واحدة ليحصل كل منكم على 10.') +
        steps('اجتمعوا على طاولة واحدة', 'أكملوا عشر جولات', 'أخبر خدمة العملاء بأسماء اللاعبين'),
    },
    'category:PVP',
  ),
  promotion(
    'deep-catch',
    'fishing',
    62,
    { CN: '深海收获季', EN: 'Season of the deep catch', AR: 'موسم صيد الأعماق' },
    {
      CN: p('每周公布三种鱼，捕获其中任意一种，奖金略有提高。'),
      EN: p('Three kinds of fish are named each week. Whoever catches one is paid a little more for it.'),
      AR: p('تُعلن ثلاثة أنواع من السمك كل أسبوع، ومن يصطد أحدها ينال عنه أكثر قليلًا.'),
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
    { CN: '玩得越多，积分越多', EN: 'Points for what you play', AR: 'نقاط على ما تلعبه' },
    {
      CN: p('有效投注与存款按积分商城的规则累积积分。积分永不过期。'),
      EN: p('Stakes and deposits earn points by the table in the points mall. Points never expire.'),
      AR: p('تكسب الرهانات والإيداعات نقاطًا بحسب الجدول في متجر النقاط. النقاط لا تنتهي صلاحيتها.'),
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
        p('累计流水决定等级，每月流水决定能否保持。您的进度见 VIP 页面。') +
        table('等级 | 升级累计流水 | 保级月流水', '银 | 2,000 | 500', '金 | 50,000 | 5,000', '白金 | 400,000 | 25,000'),
      EN:
        p(
          'Your lifetime turnover decides your rank; your monthly turnover decides whether you keep it. The VIP page shows your progress.',
        ) +
        table(
          'Rank | Turnover to reach it | Monthly turnover to keep it',
          'Silver | 2,000 | 500',
          'Gold | 50,000 | 5,000',
          'Platinum | 400,000 | 25,000',
        ),
      AR:
        p('حجم رهاناتك الكلي يحدد مرتبتك، وحجم الشهر يحدد بقاءك فيها. تعرض صفحة VIP تقدّمك.') +
        table(
          'المرتبة | الحجم لبلوغها | حجم الشهر للبقاء',
          'فضي | 2,000 | 500',
          'ذهبي | 50,000 | 5,000',
          'بلاتيني | 400,000 | 25,000',
        ),
    },
  ),
  promotion(
    'app-first',
    'app',
    94,
    { CN: '添加到主屏幕', EN: 'On your home screen', AR: 'على شاشتك الرئيسية' },
    {
      CN:
        p('无需安装，也能像应用一样打开。') +
        steps('用手机浏览器打开本站', '在浏览器菜单中选择“添加到主屏幕”', '从主屏幕打开并登录'),
      EN:
        p('Open the site like an app, with nothing to install.') +
        steps(
          'open it in the browser of your phone',
          'choose Add to Home Screen in the browser',
          'open it from there and log in',
        ),
      AR:
        p('افتح الموقع كأنه تطبيق، من دون تثبيت شيء.') +
        steps('افتحه في متصفح هاتفك', 'اختر «إضافة إلى الشاشة الرئيسية» من المتصفح', 'افتحه من هناك وسجّل الدخول'),
    },
  ),
  promotion(
    'vendor-week',
    'gaming',
    102,
    { CN: '每周厂商', EN: 'A vendor for each week', AR: 'مزوّد لكل أسبوع' },
    {
      CN:
        p('每周认识一家厂商。') + list('在厂商列表中选择它', '收藏您喜欢的游戏，下次直接打开', '投注与输赢见投注记录'),
      EN:
        p('One vendor to get to know each week.') +
        list(
          'choose it among the vendors',
          'mark the games that you like and find them again',
          'your bets stand in the betting record',
        ),
      AR:
        p('تعرّف على مزوّد واحد كل أسبوع.') +
        list('اختره من قائمة المزوّدين', 'أضف ما يعجبك إلى المفضلة لتجده لاحقًا', 'تجد رهاناتك في سجل الرهانات'),
    },
  ),
]
