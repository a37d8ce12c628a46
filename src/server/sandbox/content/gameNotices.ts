import type { SeedAnnouncement } from './announcement'
import { hostileNotice } from './hostile'
import { image, list, p, steps, table } from './html'

/** Notices about games and events. */
export const gameNotices: readonly SeedAnnouncement[] = [
  {
    id: 'notice-new-games',
    type: 'PL',
    shownWith: 'category:RNG',
    age: 5,
    title: { CN: '本周新游戏', EN: 'New games this week', AR: 'ألعاب جديدة هذا الأسبوع' },
    content: {
      CN:
        image('/cdn/promotions/slots-week.webp', '新游戏海报') +
        p('Cindermill、Paper Lantern 与 Brass Otter 带来一批电子新游，登录后即可体验。'),
      EN:
        image('/cdn/promotions/slots-week.webp', 'Poster of the new games') +
        p('Cindermill, Paper Lantern and Brass Otter bring a batch of new slots. Log in to try them.'),
      AR:
        image('/cdn/promotions/slots-week.webp', 'ملصق الألعاب الجديدة') +
        p('مجموعة جديدة من ألعاب السلوتس من Cindermill وPaper Lantern وBrass Otter. سجّل الدخول لتجربتها.'),
    },
  },
  {
    id: 'notice-live-tables',
    type: 'PL',
    shownWith: 'category:LIVE',
    age: 20,
    title: { CN: '真人厅新增夜间桌台', EN: 'More live tables at night', AR: 'طاولات مباشرة أكثر ليلًا' },
    content: {
      CN:
        p('Luma Salon 在 20:00 至 04:00 增开十二张百家乐与轮盘桌台。') +
        table('游戏 | 桌数 | 最低投注', '百家乐 | 8 | 10', '轮盘 | 4 | 5'),
      EN:
        p('Luma Salon opens twelve more tables between 20:00 and 04:00.') +
        table('Game | Tables | Minimum bet', 'Baccarat | 8 | 10', 'Roulette | 4 | 5'),
      AR:
        p('تفتح Luma Salon اثنتي عشرة طاولة إضافية بين 20:00 و04:00.') +
        table('اللعبة | الطاولات | أقل رهان', 'باكارات | 8 | 10', 'روليت | 4 | 5'),
    },
  },
  {
    id: 'notice-draws',
    type: 'PL',
    shownWith: 'category:LOTT',
    age: 33,
    title: { CN: '彩票开奖时间表', EN: 'Lottery draw schedule', AR: 'جدول السحوبات' },
    content: {
      CN: table(
        '彩种 | 开奖 | 截止投注',
        '每日开奖 | 21:30 | 21:25',
        '五星彩 | 每整点 | 提前 2 分钟',
        '六合 | 周二、四、六 21:40 | 21:30',
      ),
      EN: table(
        'Lottery | Draw | Bets close',
        'Daily Draw | 21:30 | 21:25',
        'Pick Five | every hour | 2 minutes before',
        'Six Marks | Tue, Thu, Sat 21:40 | 21:30',
      ),
      AR: table(
        'اليانصيب | السحب | إغلاق الرهان',
        'السحب اليومي | 21:30 | 21:25',
        'الخماسية | كل ساعة | قبل دقيقتين',
        'السداسية | الثلاثاء والخميس والسبت 21:40 | 21:30',
      ),
    },
  },
  {
    id: 'notice-esports-week',
    type: 'PL',
    shownWith: 'category:SPORTS',
    age: 44,
    title: { CN: '电竞周：四场决赛', EN: 'Esports week: four finals', AR: 'أسبوع الرياضات الإلكترونية: أربعة نهائيات' },
    content: {
      CN: p('本周四项电竞赛事进入决赛，开放滚球投注。') + list('五人竞技', '战术大师赛', '电竞赛车', '策略杯'),
      EN:
        p('Four esports events reach their finals this week, with in-play betting.') +
        list('Arena Five', 'Tactics Masters', 'Racing Series', 'Strategy Cup'),
      AR:
        p('تبلغ أربع بطولات إلكترونية نهائياتها هذا الأسبوع، مع الرهان المباشر.') +
        list('الساحة الخماسية', 'أساتذة التكتيك', 'سلسلة السباق', 'كأس الاستراتيجية'),
    },
  },
  {
    id: 'notice-card-room',
    type: 'PL',
    shownWith: 'category:PVP',
    age: 61,
    title: { CN: '棋牌室如何保持公平', EN: 'How we keep the card room fair', AR: 'كيف نضمن نزاهة غرفة الورق' },
    content: {
      CN: p('发牌由游戏厂商负责，规则写在每个游戏内。您的投注与输赢见投注记录。'),
      EN: p(
        'Each game’s provider deals the cards, and the rules are in the game. Your stakes and payouts are in your betting record.',
      ),
      AR: p('يتولى مزوّد اللعبة توزيع الورق، وقواعدها مذكورة داخلها. وتجد رهاناتك وعوائدها في سجل الرهانات.'),
    },
  },
  {
    id: 'notice-points',
    type: 'PL',
    shownWith: 'module:PTSYS3',
    age: 85,
    title: { CN: '积分商城上新', EN: 'New rewards in the points mall', AR: 'جوائز جديدة في متجر النقاط' },
    content: {
      CN: p('积分永不过期。兑换方法：') + steps('打开积分商城', '选择奖品与数量', '确认所需积分'),
      EN:
        p('Points never expire. To redeem them:') +
        steps('open the points mall', 'choose a reward and a quantity', 'confirm the points'),
      AR:
        p('النقاط لا تنتهي صلاحيتها. لاستبدالها:') +
        steps('افتح متجر النقاط', 'اختر الجائزة والكمية', 'أكّد النقاط المطلوبة'),
    },
  },
  {
    id: 'notice-fishing',
    type: 'PL',
    shownWith: 'category:FISH',
    age: 110,
    title: { CN: '捕鱼大厅新增房间', EN: 'New fishing rooms', AR: 'غرف جديدة في صالة الصيد' },
    content: {
      CN: p('Reefworks 与 Tidecaller 新增低注房间，适合初次体验的玩家。'),
      EN: p('Reefworks and Tidecaller have opened low-stake rooms, good for a first try.'),
      AR: p('تفتح Reefworks وTidecaller غرفًا برهانات صغيرة تناسب التجربة الأولى.'),
    },
  },
  {
    id: 'notice-theme',
    type: 'PL',
    age: 134,
    title: { CN: '深色或浅色，随您选择', EN: 'Dark or light, as you like', AR: 'داكن أو فاتح، كما تحب' },
    content: {
      CN: p('在页面顶部切换深色与浅色外观，选择会保存在此设备上。'),
      EN: p('Switch between dark and light at the top of the page. Your choice is saved on this device.'),
      AR: p('بدّل بين المظهر الداكن والفاتح في أعلى الصفحة، وسيُحفظ اختيارك على هذا الجهاز.'),
    },
  },
  {
    id: 'notice-holiday',
    type: 'PL',
    age: 190,
    title: { CN: '节假日存款安排', EN: 'Deposits over the holidays', AR: 'الإيداع خلال العطلات' },
    content: {
      CN: p('节假日期间银行处理较慢，银行转账可能在下一个工作日到账。电子钱包不受影响。'),
      EN: p(
        'Banks are slower on public holidays: a transfer may arrive on the next working day. E-wallets are not affected.',
      ),
      AR: p('تكون البنوك أبطأ في العطلات الرسمية، وقد يصل التحويل في يوم العمل التالي. لا تتأثر المحافظ الإلكترونية.'),
    },
  },
  hostileNotice,
]
