import { numberFormat } from '../../../lib/intl'
import type { Text, TextLanguage } from '../language'
import type { SeedAnnouncement } from './announcement'
import { h, list, p, steps, table } from './html'
import { ranks } from './ranks'

const promotion = (
  id: string,
  category: string,
  age: number,
  title: Text,
  content: Text,
  shownWith?: string,
  link?: string,
): SeedAnnouncement => ({
  id,
  type: 'PR',
  category,
  age,
  image: `/cdn/promotions/${id}.webp`,
  title,
  content,
  ...(shownWith !== undefined && { shownWith }),
  ...(link !== undefined && { link }),
})

const whole = (minor: number): string => numberFormat('en').format(minor / 100)
const rankRows = (language: TextLanguage): readonly string[] =>
  ranks
    .filter(({ total }) => total > 0)
    .map(({ name, total, monthly }) => `${name[language]} | ${whole(total)} | ${whole(monthly)}`)

/** One or more of each promotion type of the specification (spec §2). */
export const promotions: readonly SeedAnnouncement[] = [
  promotion(
    'first-twice',
    'deposit',
    2,
    { CN: '首存翻倍', EN: 'Your first deposit, doubled', AR: 'إيداعك الأول مضاعَف' },
    {
      CN:
        p('首次存款时选择该红利，即可按存款金额全额获赠，上限为最低存款额的五倍。') +
        h('规则') +
        list('每人一次，仅限首次存款', '存款时选择，无需报名', '红利流水 10 倍，三十天内完成'),
      EN:
        p('Choose the bonus with your first deposit and get as much again, up to five times the smallest deposit.') +
        h('Rules') +
        list(
          'once for each member, with the first deposit',
          'chosen when you deposit, there is nothing to join',
          'stake 10 times the bonus within thirty days',
        ),
      AR:
        p('اختر المكافأة مع إيداعك الأول لتحصل على مثله، وبحد أقصى خمسة أضعاف أصغر إيداع.') +
        h('القواعد') +
        list(
          'مرة لكل عضو، مع الإيداع الأول',
          'تُختار عند الإيداع، ولا حاجة إلى الانضمام',
          'حجم رهان 10 أضعاف المكافأة خلال ثلاثين يومًا',
        ),
    },
    'module:DEPOSIT3',
    '/member?page=depositv2',
  ),
  promotion(
    'welcome-seven',
    'newbie',
    6,
    { CN: '新人七日礼', EN: 'Seven days of welcome', AR: 'سبعة أيام ترحيبية' },
    {
      CN: p('新账户在三十天内签到满七天，即可领取红利。天数不必连续。') + steps('每天打开本页签到', '满七天后领取红利'),
      EN:
        p('Sign in on seven days of your first month and collect a bonus. The days need not follow each other.') +
        steps('open this page and sign in', 'after seven days, collect the bonus'),
      AR:
        p('سجّل حضورك سبعة أيام في شهرك الأول لتحصل على مكافأة. لا يُشترط أن تكون الأيام متتالية.') +
        steps('افتح هذه الصفحة وسجّل حضورك', 'بعد سبعة أيام استلم المكافأة'),
    },
  ),
  promotion(
    'first-deposit',
    'deposit',
    14,
    { CN: '存款加赠', EN: 'A little more on your deposit', AR: 'زيادة على إيداعك' },
    {
      CN:
        p('报名后存款满 100，即可领取 30 红利。') +
        h('规则') +
        list('每位会员一次', '可分多次存入', '红利流水 3 倍，七天内完成'),
      EN:
        p('Join, deposit 100, and collect a bonus of 30.') +
        h('Rules') +
        list('once per member', 'in one deposit or several', 'stake 3 times the bonus within seven days'),
      AR:
        p('انضم وأودِع 100 لتستلم مكافأة قدرها 30.') +
        h('القواعد') +
        list('مرة لكل عضو', 'بإيداع واحد أو أكثر', 'حجم رهان 3 أضعاف المكافأة خلال سبعة أيام'),
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
      CN: p('本周在老虎机完成二十局、投注满 50，即可领取红利。名额五百。'),
      EN: p('Play twenty rounds on the slots this week, stake 50, and collect a bonus. There are five hundred places.'),
      AR: p('العب عشرين جولة سلوت هذا الأسبوع وراهن بـ 50 لتستلم مكافأة. المقاعد خمسمئة.'),
    },
    'category:RNG',
  ),
  promotion(
    'live-streak',
    'live',
    38,
    { CN: '真人连胜奖', EN: 'A streak at the live tables', AR: 'سلسلة فوز على الطاولات المباشرة' },
    {
      CN: p('在百家乐桌连续赢下五局，上传截图即可申请 18。') + steps('赢下五局', '截图', '在本页提交申请'),
      EN:
        p('Win five rounds of baccarat in a row and apply for 18 with pictures of them.') +
        steps('win five rounds', 'take pictures', 'apply on this page'),
      AR:
        p('افز بخمس جولات باكارات متتالية وقدّم طلبًا للحصول على 18.') +
        steps('افز بخمس جولات', 'التقط الصور', 'قدّم الطلب في هذه الصفحة'),
    },
    'category:LIVE',
  ),
  promotion(
    'goal-insurance',
    'sports',
    46,
    { CN: '平局退还', EN: 'Your stake back on a goalless draw', AR: 'استرجاع رهانك عند التعادل السلبي' },
    {
      CN: p('指定足球赛事以 0:0 结束时，赛前独赢投注可申请退还 12.50。'),
      EN: p(
        'When a chosen football match ends 0:0, 12.50 of a bet on the winner that was placed before it began is returned.',
      ),
      AR: p('إذا انتهت مباراة مختارة 0:0 يُعاد 12.50 من رهان الفوز الموضوع قبل بدايتها.'),
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
        steps('在棋牌室同一桌入座', '完成十局', '在申请中写下好友账号'),
      EN:
        p('Play ten rounds with three friends at one table and each gets 10.') +
        steps('meet at one table of the card room', 'finish ten rounds', 'name your friends in the application'),
      AR:
        p('العب عشر جولات مع ثلاثة أصدقاء على طاولة واحدة ليحصل كل منكم على 10.') +
        steps('اجتمعوا على طاولة واحدة', 'أكملوا عشر جولات', 'اذكر أصدقاءك في الطلب'),
    },
    'category:PVP',
  ),
  promotion(
    'deep-catch',
    'fishing',
    62,
    { CN: '深海收获季', EN: 'Season of the deep catch', AR: 'موسم صيد الأعماق' },
    {
      CN: p('活动期间在捕鱼游戏中完成三十局，即可领取红利。'),
      EN: p('Play thirty rounds of fishing while the season lasts, and collect a bonus.'),
      AR: p('العب ثلاثين جولة صيد خلال الموسم لتستلم مكافأة.'),
    },
    'category:FISH',
  ),
  promotion(
    'lucky-numbers',
    'lottery',
    70,
    { CN: '幸运号码加奖', EN: 'Extra on the lucky numbers', AR: 'زيادة على الأرقام المحظوظة' },
    {
      CN: p('在报名截止前参加，完成五局，即可领取红利。'),
      EN: p('Join before the entries close, play five rounds, and collect a bonus.'),
      AR: p('انضم قبل إغلاق المشاركة والعب خمس جولات لتستلم مكافأة.'),
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
        table('等级 | 升级累计流水 | 保级月流水', ...rankRows('CN')),
      EN:
        p(
          'Your lifetime turnover decides your rank; your monthly turnover decides whether you keep it. The VIP page shows your progress.',
        ) + table('Rank | Turnover to reach it | Monthly turnover to keep it', ...rankRows('EN')),
      AR:
        p('حجم رهاناتك الكلي يحدد مرتبتك، وحجم الشهر يحدد بقاءك فيها. تعرض صفحة VIP تقدّمك.') +
        table('المرتبة | الحجم لبلوغها | حجم الشهر للبقاء', ...rankRows('AR')),
    },
  ),
  promotion(
    'app-first',
    'app',
    94,
    { CN: '添加到主屏幕', EN: 'On your home screen', AR: 'على شاشتك الرئيسية' },
    {
      CN:
        p('无需安装，也能像应用一样打开。签到满五天，领取 3。') +
        steps('用手机浏览器打开本站', '在浏览器菜单中选择“添加到主屏幕”', '从主屏幕打开并登录'),
      EN:
        p('Open the site like an app, with nothing to install. Sign in on five days and collect 3.') +
        steps(
          'open it in the browser of your phone',
          'choose Add to Home Screen in the browser',
          'open it from there and log in',
        ),
      AR:
        p('افتح الموقع كأنه تطبيق، من دون تثبيت شيء. سجّل حضورك خمسة أيام واستلم 3.') +
        steps('افتحه في متصفح هاتفك', 'اختر «إضافة إلى الشاشة الرئيسية» من المتصفح', 'افتحه من هناك وسجّل الدخول'),
    },
  ),
  promotion(
    'vendor-week',
    'gaming',
    102,
    { CN: '三家厂商', EN: 'Three providers to get to know', AR: 'ثلاثة مزوّدين للتعرّف عليهم' },
    {
      CN:
        p('在三家厂商完成十五局，领取 2。') +
        list('在厂商列表中选择它', '收藏您喜欢的游戏，下次直接打开', '投注与输赢见投注记录'),
      EN:
        p('Play fifteen rounds with three providers and collect 2.') +
        list(
          'choose it among the providers',
          'mark the games that you like and find them again',
          'your bets stand in the betting record',
        ),
      AR:
        p('العب خمس عشرة جولة لدى ثلاثة مزوّدين واستلم 2.') +
        list('اختره من قائمة المزوّدين', 'أضف ما يعجبك إلى المفضلة لتجده لاحقًا', 'تجد رهاناتك في سجل الرهانات'),
    },
  ),
  promotion(
    'house-gift',
    'all',
    18,
    { CN: '全站小礼', EN: 'A gift of the house', AR: 'هدية من الموقع' },
    {
      CN: p('送给每位会员的小礼，领取即到账，没有流水要求。'),
      EN: p('A small thank-you to every member: collect it and it is in your wallet, with nothing to stake.'),
      AR: p('هدية صغيرة لكل عضو: استلمها لتصل إلى محفظتك من دون أي شرط رهان.'),
    },
  ),
  promotion(
    'derby-guess',
    'sports',
    50,
    { CN: '德比竞猜', EN: 'Guess the derby', AR: 'توقّع الديربي' },
    {
      CN: p('赛前写下您预测的比分，猜中者获得 5。'),
      EN: p('Write down the score before the match begins. Whoever has it right gets 5.'),
      AR: p('اكتب النتيجة قبل بداية المباراة، ومن أصاب ينال 5.'),
    },
    'category:SPORTS',
  ),
  promotion(
    'big-win',
    'slots',
    66,
    { CN: '晒出大奖', EN: 'Show your biggest win', AR: 'اعرض أكبر فوز لك' },
    {
      CN: p('上传老虎机单注五十倍以上的中奖截图，申请 25 红利。'),
      EN: p('Send pictures of a spin that paid fifty times its stake, and apply for a bonus of 25.'),
      AR: p('أرسل صور دورة دفعت خمسين ضعف رهانها وقدّم طلبًا لمكافأة قدرها 25.'),
    },
    'category:RNG',
  ),
]
