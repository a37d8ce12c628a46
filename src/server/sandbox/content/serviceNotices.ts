import type { SeedAnnouncement } from './announcement'
import { h, list, p, table } from './html'

/** Notices about the service itself: how things work, hours, maintenance. */
export const serviceNotices: readonly SeedAnnouncement[] = [
  {
    id: 'notice-welcome',
    type: 'PL',
    age: 2,
    title: { CN: '欢迎体验演示站点', EN: 'Welcome to the demonstration site', AR: 'مرحبًا بكم في الموقع التجريبي' },
    content: {
      CN:
        p('本站由沙盒平台提供数据，您可以放心尝试每一项功能。') +
        list('余额与红利均为演示币', '短信不会真正发出，验证码显示在沙盒日志中', '重新开始时，账户会恢复原状'),
      EN:
        p('Everything you see here is served by a sandbox, so you can try every screen without risk.') +
        list(
          'Balances and prizes are demo credit',
          'Text messages are not sent: codes appear in the log of the sandbox',
          'Starting afresh restores all accounts',
        ),
      AR:
        p('كل ما تراه هنا تقدّمه بيئة تجريبية، ويمكنك تجربة كل شاشة من دون مخاطرة.') +
        list(
          'الأرصدة والجوائز رصيد تجريبي',
          'لا تُرسل رسائل نصية: تظهر الرموز في سجل البيئة التجريبية',
          'البدء من جديد يعيد الحسابات إلى حالتها',
        ),
    },
  },
  {
    id: 'notice-vendor-maintenance',
    type: 'H',
    age: 9,
    title: { CN: '本周厂商维护时间', EN: 'Vendor maintenance this week', AR: 'صيانة المزوّدين هذا الأسبوع' },
    content: {
      CN:
        p('下列厂商将进行例行维护，期间游戏暂停，余额不受影响。') +
        table(
          '厂商 | 日期 | 时间',
          'Meridian Live | 周二 | 04:00–06:00',
          'Podium Odds | 周三 | 05:00–08:00',
          'Skyball | 周四 | 03:30–04:00',
        ),
      EN:
        p('These vendors are in routine maintenance. Their games pause; your balance is not affected.') +
        table(
          'Vendor | Day | Time',
          'Meridian Live | Tuesday | 04:00–06:00',
          'Podium Odds | Wednesday | 05:00–08:00',
          'Skyball | Thursday | 03:30–04:00',
        ),
      AR:
        p('يخضع المزوّدون التالون لصيانة دورية. تتوقف ألعابهم مؤقتًا ولا يتأثر رصيدك.') +
        table(
          'المزوّد | اليوم | الوقت',
          'Meridian Live | الثلاثاء | 04:00–06:00',
          'Podium Odds | الأربعاء | 05:00–08:00',
          'Skyball | الخميس | 03:30–04:00',
        ),
    },
  },
  {
    id: 'notice-deposits',
    type: 'PL',
    age: 26,
    title: { CN: '存款到账时间说明', EN: 'How fast deposits are credited', AR: 'سرعة إضافة الإيداعات' },
    content: {
      CN:
        p('大多数存款在几分钟内到账。超过所列时间仍未到账，请联系客服并提供单号。') +
        table('方式 | 通常', '银行转账 | 15 分钟', '电子钱包 | 3 分钟', 'USDT | 10 分钟'),
      EN:
        p(
          'Most deposits arrive within minutes.',
          'If one takes longer than the table says, send its number to customer service.',
        ) + table('Method | Usual', 'Bank transfer | 15 minutes', 'E-wallet | 3 minutes', 'USDT | 10 minutes'),
      AR:
        p('تصل معظم الإيداعات خلال دقائق. إذا تأخر أحدها عن المذكور في الجدول فأرسل رقمه إلى خدمة العملاء.') +
        table('الطريقة | المعتاد', 'تحويل مصرفي | 15 دقيقة', 'محفظة إلكترونية | 3 دقائق', 'USDT | 10 دقائق'),
    },
  },
  {
    id: 'notice-records',
    type: 'PL',
    age: 50,
    shownWith: 'module:MEMTRANS3',
    title: { CN: '每笔账目均可查询', EN: 'Every movement of your money', AR: 'كل حركة في رصيدك' },
    content: {
      CN: p('存款、投注与派彩均列于会员中心的账户交易记录，可按类型和日期筛选。'),
      EN: p(
        'Deposits, stakes and winnings stand in the account transactions of the member centre, by type and by date.',
      ),
      AR: p('تجد الإيداعات والرهانات والأرباح في سجل معاملات الحساب بمركز الأعضاء، بحسب النوع والتاريخ.'),
    },
  },
  {
    id: 'notice-safer-play',
    type: 'PL',
    age: 74,
    title: { CN: '理性娱乐小工具', EN: 'Tools for safer play', AR: 'أدوات للعب أكثر أمانًا' },
    content: {
      CN:
        p('娱乐应当适度。以下工具随时可用：') +
        list('登录后的时长与输赢一目了然', '每 15、30 或 60 分钟提醒一次', '存款限额或暂停账户，请联系客服'),
      EN:
        p('Play should stay play. These tools are always at hand:') +
        list(
          'how long you have been here and what you won or lost, always in sight',
          'a reminder every 15, 30 or 60 minutes',
          'limits and breaks, which customer service sets for you',
        ),
      AR:
        p('اللعب للترفيه فقط. هذه الأدوات متاحة دائمًا:') +
        list(
          'مدة وجودك وما ربحته أو خسرته، أمامك دائمًا',
          'تذكير كل 15 أو 30 أو 60 دقيقة',
          'الحدود والاستراحات عن طريق خدمة العملاء',
        ),
    },
  },
  {
    id: 'notice-account-safety',
    type: 'PL',
    age: 98,
    title: { CN: '请保护好您的账户', EN: 'Keep your account yours', AR: 'حافظ على حسابك' },
    content: {
      CN: p('客服绝不会向您索取密码或短信验证码。请勿在其他网站使用相同密码。'),
      EN: p(
        'Customer service never asks for a password or a code from a text message.',
        'Do not use the same password elsewhere.',
      ),
      AR: p('لا تطلب خدمة العملاء أبدًا كلمة المرور أو رمز الرسالة النصية. لا تستخدم كلمة المرور نفسها في مواقع أخرى.'),
    },
  },
  {
    id: 'notice-languages',
    type: 'PL',
    age: 122,
    title: { CN: '新增阿拉伯语界面', EN: 'The site now speaks Arabic', AR: 'الموقع الآن بالعربية' },
    content: {
      CN: p('您可以在页面顶部的语言菜单中切换简体中文、English 与 العربية，选择会被记住。'),
      EN: p('Choose between 简体中文, English and العربية in the language menu at the top. Your choice is remembered.'),
      AR: p('اختر بين 简体中文 وEnglish والعربية من قائمة اللغات في الأعلى، وسيُحفظ اختيارك.'),
    },
  },
  {
    id: 'notice-support-hours',
    type: 'PL',
    age: 146,
    title: { CN: '客服服务时间', EN: 'Customer service hours', AR: 'أوقات خدمة العملاء' },
    content: {
      CN: h('在线客服') + p('每天二十四小时，点击页面右侧的客服按钮即可。'),
      EN: h('Chat') + p('Day and night: press the headset at the side of the page.'),
      AR: h('المحادثة') + p('على مدار الساعة: اضغط زر خدمة العملاء على جانب الصفحة.'),
    },
  },
  {
    id: 'notice-mobile-verification',
    type: 'PL',
    age: 170,
    title: { CN: '手机号码验证提示', EN: 'About verifying your mobile number', AR: 'عن توثيق رقم الجوال' },
    content: {
      CN: p('验证码五分钟内有效，一分钟内只能请求一次。若未收到，请检查号码后重试。'),
      EN: p(
        'A code is valid for five minutes and can be asked for once a minute.',
        'If none arrives, check the number and try again.',
      ),
      AR: p('الرمز صالح لخمس دقائق ويمكن طلبه مرة كل دقيقة. إن لم يصل فتحقق من الرقم وحاول مجددًا.'),
    },
  },
  {
    id: 'notice-terms',
    type: 'PL',
    age: 218,
    title: {
      CN: '条款更新：红利与流水',
      EN: 'Terms updated: bonuses and turnover',
      AR: 'تحديث الشروط: المكافآت وحجم الرهان',
    },
    content: {
      CN: p('自下月起，所有红利页面都会直接写明所需流水倍数与有效天数，旧活动不受影响。'),
      EN: p(
        'From next month every bonus states its turnover and how many days it lasts on its own page.',
        'Running promotions are not affected.',
      ),
      AR: p('ابتداءً من الشهر المقبل تذكر كل مكافأة حجم الرهان المطلوب ومدتها في صفحتها. لا تتأثر العروض الحالية.'),
    },
  },
]
