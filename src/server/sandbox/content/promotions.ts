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

const rankRows = (language: TextLanguage): readonly string[] =>
  ranks
    .filter(({ total }) => total > 0)
    .map(({ name, total, monthly }) => `${name[language]} | {${total / 100}} | {${monthly / 100}}`)

/**
 * One or more of each promotion type of the specification (spec §2). An amount in braces is written in the merchant's
 * currency.
 */
export const promotions: readonly SeedAnnouncement[] = [
  promotion(
    'first-twice',
    'deposit',
    2,
    { CN: '首存翻倍', EN: 'Your first deposit, doubled', AR: 'إيداعك الأول مضاعَف' },
    {
      CN:
        p('首次存款时选择该红利，即可获赠等额红利，最高为最低存款额的五倍。') +
        h('规则') +
        list('每人一次，仅限首次存款', '存款时选择，无需报名', '须在 30 天内完成红利 10 倍的流水'),
      EN:
        p('Choose this bonus with your first deposit and we match it, up to five times the minimum deposit.') +
        h('Rules') +
        list(
          'once per member, with the first deposit',
          'choose it when you deposit; there is nothing to join',
          'stake 10 times the bonus within 30 days',
        ),
      AR:
        p('اختر المكافأة مع إيداعك الأول لتحصل على مثله، وبحد أقصى خمسة أضعاف الحد الأدنى للإيداع.') +
        h('القواعد') +
        list(
          'مرة لكل عضو، مع الإيداع الأول',
          'تُختار عند الإيداع، ولا حاجة إلى الانضمام',
          'حجم رهان 10 أضعاف المكافأة خلال 30 يومًا',
        ),
    },
    'module:DEPOSIT3',
    '/member?page=depositv2',
  ),
  promotion(
    'welcome-seven',
    'newbie',
    6,
    { CN: '新人七日礼', EN: 'Seven-day welcome', AR: 'سبعة أيام ترحيبية' },
    {
      CN:
        p('注册后 30 天内签到满 7 天，领取 {20} 红利。') + steps('打开本页签到，无需连续签到', '签到满 7 天后领取红利'),
      EN:
        p('{20} for seven check-ins in your first 30 days.') +
        steps('open this page and check in; the days need not be in a row', 'after seven check-ins, collect the bonus'),
      AR:
        p('{20} مقابل 7 أيام حضور خلال أول 30 يومًا.') +
        steps('افتح هذه الصفحة وسجّل حضورك، ولا يُشترط أن تكون الأيام متتالية', 'بعد سبعة أيام استلم المكافأة'),
    },
  ),
  promotion(
    'first-deposit',
    'deposit',
    14,
    { CN: '存款加赠', EN: 'A little extra on your deposit', AR: 'زيادة على إيداعك' },
    {
      CN:
        p('报名后存款满 {100}，即可领取 {30} 红利。') +
        h('规则') +
        list('每位会员一次', '可分多次存入', '须在 7 天内完成红利 3 倍的流水'),
      EN:
        p('Join, deposit {100}, and collect a bonus of {30}.') +
        h('Rules') +
        list('once per member', 'in one deposit or several', 'stake 3 times the bonus within 7 days'),
      AR:
        p('انضم وأودِع {100} لتستلم مكافأة قدرها {30}.') +
        h('القواعد') +
        list('مرة لكل عضو', 'بإيداع واحد أو أكثر', 'حجم رهان 3 أضعاف المكافأة خلال 7 أيام'),
    },
  ),
  promotion(
    'daily-rebate',
    'rebate',
    22,
    { CN: '每日返水', EN: 'Daily rebate, no upper limit', AR: 'كاش باك يومي بلا حد أقصى' },
    {
      CN:
        p('前一日的有效投注按比例返水，次日发放。') +
        table('类别 | 返水', '电子 | 0.8%', '真人 | 0.6%', '体育 | 0.5%', '棋牌 | 0.5%'),
      EN:
        p('A share of your stakes comes back to you the next day.') +
        table('Category | Rebate', 'Slots | 0.8%', 'Live casino | 0.6%', 'Sports | 0.5%', 'Cards | 0.5%'),
      AR:
        p('تعود إليك نسبة من رهاناتك في اليوم التالي.') +
        table('الفئة | النسبة', 'السلوتس | 0.8%', 'الكازينو المباشر | 0.6%', 'الرياضة | 0.5%', 'ألعاب الورق | 0.5%'),
    },
  ),
  promotion(
    'slots-week',
    'slots',
    30,
    { CN: '新机周赛', EN: 'New reels race', AR: 'سباق البكرات الجديدة' },
    {
      CN: p('本周在电子游戏完成 20 局、投注满 {50}，即可领取红利。名额 500 个。'),
      EN: p('Play 20 rounds of slots this week, stake {50}, and collect a bonus. There are 500 places.'),
      AR: p('العب 20 جولة سلوتس هذا الأسبوع وراهن بـ {50} لتستلم مكافأة. عدد الأماكن 500.'),
    },
    'category:RNG',
  ),
  promotion(
    'live-streak',
    'live',
    38,
    { CN: '真人连胜奖', EN: 'Live baccarat streak', AR: 'سلسلة فوز على الطاولات المباشرة' },
    {
      CN: p('百家乐连赢五局，上传截图即可申请 {18}。') + steps('赢下五局', '截图', '在本页提交申请'),
      EN:
        p('Win five rounds of baccarat in a row, then apply for {18} with screenshots.') +
        steps('win five rounds', 'take screenshots', 'apply on this page'),
      AR:
        p('اربح خمس جولات باكارات متتالية وقدّم طلبًا للحصول على {18}.') +
        steps('اربح خمس جولات', 'التقط صور الشاشة', 'قدّم الطلب في هذه الصفحة'),
    },
    'category:LIVE',
  ),
  promotion(
    'goal-insurance',
    'sports',
    46,
    { CN: '和局退款', EN: 'Money back on a goalless draw', AR: 'استرجاع رهانك عند التعادل السلبي' },
    {
      CN: p('指定足球赛事以 0:0 结束时，赛前独赢投注可申请退还 {12.50}。'),
      EN: p(
        'When a chosen football match ends 0:0, you get {12.50} back on a pre-match bet on the winner. Apply on this page.',
      ),
      AR: p('إذا انتهت مباراة مختارة 0:0 يمكنك طلب استرجاع {12.50} من رهان على الفائز وضعته قبل بدايتها.'),
    },
    'category:SPORTS',
  ),
  promotion(
    'table-of-four',
    'cards',
    54,
    { CN: '四人同桌', EN: 'Bring three friends to the table', AR: 'ثلاثة أصدقاء معك على الطاولة' },
    {
      CN:
        p('与三位好友同桌完成十局，每人可得 {10}。') +
        steps('在棋牌室同一桌入座', '完成十局', '在申请中写下好友的账户名'),
      EN:
        p('Play ten rounds at one table with three friends, and each of you gets {10}.') +
        steps('meet at one table in the card room', 'finish ten rounds', 'name your friends in the application'),
      AR:
        p('العب عشر جولات مع ثلاثة أصدقاء على طاولة واحدة ليحصل كل منكم على {10}.') +
        steps('اجتمعوا على طاولة واحدة', 'أكملوا عشر جولات', 'اذكر أصدقاءك في الطلب'),
    },
    'category:PVP',
  ),
  promotion(
    'deep-catch',
    'fishing',
    62,
    { CN: '深海收获季', EN: 'Deep catch season', AR: 'موسم صيد الأعماق' },
    {
      CN: p('活动期间在捕鱼游戏中完成 30 局，即可领取红利。'),
      EN: p('Play 30 rounds of fishing games this season and collect a bonus.'),
      AR: p('العب 30 جولة من ألعاب الصيد خلال الموسم لتستلم مكافأة.'),
    },
    'category:FISH',
  ),
  promotion(
    'lucky-numbers',
    'lottery',
    70,
    { CN: '幸运号码加奖', EN: 'Lucky numbers extra', AR: 'زيادة على الأرقام المحظوظة' },
    {
      CN: p('报名截止前参加并完成五局，即可领取红利。'),
      EN: p('Join before entries close, play five rounds, and collect a bonus.'),
      AR: p('انضم قبل إغلاق المشاركة والعب خمس جولات لتستلم مكافأة.'),
    },
    'category:LOTT',
  ),
  promotion(
    'mall-double',
    'pointsMall',
    78,
    { CN: '投注存款皆有积分', EN: 'Points on every stake and deposit', AR: 'نقاط على كل رهان وإيداع' },
    {
      CN: p('有效投注与存款可按积分商城的规则累积积分，积分永不过期。'),
      EN: p('Stakes and deposits earn points. The table is in the points mall. Points never expire.'),
      AR: p('تكسب الرهانات والإيداعات نقاطًا بحسب الجدول في متجر النقاط. النقاط لا تنتهي صلاحيتها.'),
    },
    'module:PTSYS3',
  ),
  promotion(
    'rank-season',
    'rank',
    86,
    { CN: '等级赛季', EN: 'Rank season', AR: 'موسم المراتب' },
    {
      CN:
        p('累计流水决定等级，每月流水决定能否保持。您的进度见 VIP 页面。') +
        table('等级 | 升级所需累计流水 | 保级所需月流水', ...rankRows('CN')),
      EN:
        p(
          'Your total turnover decides your rank, and your monthly turnover decides whether you keep it. The VIP page shows your progress.',
        ) + table('Rank | Turnover to reach it | Monthly turnover to keep it', ...rankRows('EN')),
      AR:
        p('إجمالي حجم رهانك يحدد مرتبتك، وحجم رهان الشهر يحدد احتفاظك بها. تعرض صفحة VIP تقدّمك.') +
        table('المرتبة | حجم الرهان لبلوغها | حجم الرهان الشهري للاحتفاظ بها', ...rankRows('AR')),
    },
  ),
  promotion(
    'app-first',
    'app',
    94,
    { CN: '添加到主屏幕', EN: 'On your home screen', AR: 'على شاشتك الرئيسية' },
    {
      CN:
        p('无需安装，也能像应用一样打开。签到满 5 天，领取 {3}。') +
        steps('用手机浏览器打开本站', '在浏览器菜单中选择“添加到主屏幕”', '从主屏幕打开并登录'),
      EN:
        p('Open the site like an app, with nothing to install. Check in on five days and collect {3}.') +
        steps(
          'open it in your phone’s browser',
          'choose Add to Home Screen in the browser menu',
          'open it from the home screen and log in',
        ),
      AR:
        p('افتح الموقع كأنه تطبيق، من دون تثبيت شيء. سجّل حضورك خمسة أيام واستلم {3}.') +
        steps(
          'افتحه في متصفح هاتفك',
          'اختر «إضافة إلى الشاشة الرئيسية» من المتصفح',
          'افتحه من الشاشة الرئيسية وسجّل الدخول',
        ),
    },
  ),
  promotion(
    'vendor-week',
    'gaming',
    102,
    { CN: '畅玩三家厂商', EN: 'Get to know three providers', AR: 'ثلاثة مزوّدين للتعرّف عليهم' },
    {
      CN:
        p('在三家厂商共完成 15 局，领取 {2}。') +
        list('在厂商列表中选择厂商', '收藏您喜欢的游戏，下次直接打开', '投注与输赢见投注记录'),
      EN:
        p('Play 15 rounds across three providers and collect {2}.') +
        list(
          'choose a provider from the list',
          'add games you like to your favourites to find them again',
          'find your bets in the betting record',
        ),
      AR:
        p('العب 15 جولة لدى ثلاثة مزوّدين واستلم {2}.') +
        list('اختر مزوّدًا من القائمة', 'أضف ما يعجبك إلى المفضلة لتجده لاحقًا', 'تجد رهاناتك في سجل الرهانات'),
    },
  ),
  promotion(
    'house-gift',
    'all',
    18,
    { CN: '全站小礼', EN: 'A gift from the house', AR: 'هدية من الموقع' },
    {
      CN: p('送给会员的小礼，领取即到账，没有流水要求。名额 2,000 个。'),
      EN: p(
        'A small thank-you to our members. Collect it and it is in your wallet, with no turnover requirement. There are 2,000 places.',
      ),
      AR: p('هدية صغيرة لأعضائنا: استلمها لتصل إلى محفظتك من دون أي شرط حجم رهان. عدد الأماكن 2,000.'),
    },
  ),
  promotion(
    'derby-guess',
    'sports',
    50,
    { CN: '德比竞猜', EN: 'Guess the derby score', AR: 'توقّع الديربي' },
    {
      CN: p('赛前写下您预测的比分，猜中可得 {5}。'),
      EN: p('Send us your score before the match begins. Get it right and you receive {5}.'),
      AR: p('أرسل توقّعك للنتيجة قبل بداية المباراة. إن أصبت حصلت على {5}.'),
    },
    'category:SPORTS',
  ),
  promotion(
    'big-win',
    'slots',
    66,
    { CN: '晒出大奖', EN: 'Show your biggest win', AR: 'اعرض أكبر فوز لك' },
    {
      CN: p('上传电子游戏单注 50 倍以上的中奖截图，申请 {25} 红利。'),
      EN: p('Send a screenshot of a spin that paid at least 50 times its stake, and apply for a bonus of {25}.'),
      AR: p('أرسل صورة لفّة دفعت 50 ضعف رهانها أو أكثر وقدّم طلبًا لمكافأة قدرها {25}.'),
    },
    'category:RNG',
  ),
]
