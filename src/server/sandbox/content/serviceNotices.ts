import type { SeedAnnouncement } from './announcement'
import { h, list, p, table } from './html'

/** Notices about the service itself: how things work, hours, maintenance. */
export const serviceNotices: readonly SeedAnnouncement[] = [
  {
    id: 'notice-welcome',
    type: 'PL',
    age: 2,
    title: { CN: '欢迎体验演示站点', EN: 'Welcome to the demo site', AR: 'مرحبًا بكم في الموقع التجريبي' },
    content: {
      CN:
        p('本站由沙盒平台提供数据，您可以放心尝试每一项功能。') +
        list('余额与红利均为演示币', '短信不会真正发出，验证码显示在沙盒日志中', '重新启动后，账户会恢复原状'),
      EN:
        p('Everything you see here comes from a sandbox, so you can try every screen without risk.') +
        list(
          'Balances and prizes are demo credit',
          'No text messages are sent: codes appear in the sandbox log',
          'A fresh start restores all accounts',
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
    title: { CN: '本周厂商维护时间', EN: 'Provider maintenance this week', AR: 'صيانة المزوّدين هذا الأسبوع' },
    content: {
      CN:
        p('以下厂商将进行例行维护，期间游戏暂停，余额不受影响。') +
        table(
          '厂商 | 日期 | 时间',
          'Meridian Live | 周二 | 04:00–06:00',
          'Podium Odds | 周三 | 05:00–08:00',
          'Skyball | 周四 | 03:30–04:00',
        ),
      EN:
        p(
          'Routine maintenance is planned for these providers. Their games are paused meanwhile. Your balance is not affected.',
        ) +
        table(
          'Provider | Day | Time',
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
    title: { CN: '存款到账时间说明', EN: 'How long deposits take', AR: 'كم يستغرق الإيداع' },
    content: {
      CN:
        p('大多数存款在几分钟内到账。超过所列时间仍未到账，请联系客服并提供单号。') +
        table('方式 | 通常用时', '银行转账 | 15 分钟', '电子钱包 | 3 分钟', 'USDT | 10 分钟'),
      EN:
        p(
          'Most deposits arrive within minutes.',
          'If yours takes longer than shown here, send its reference to customer service.',
        ) + table('Method | Usual time', 'Bank transfer | 15 minutes', 'E-wallet | 3 minutes', 'USDT | 10 minutes'),
      AR:
        p('تصل معظم الإيداعات خلال دقائق. إذا تأخر إيداعك عن المدة المذكورة فأرسل رقمه المرجعي إلى خدمة العملاء.') +
        table('الطريقة | المدة المعتادة', 'تحويل بنكي | 15 دقيقة', 'محفظة إلكترونية | 3 دقائق', 'USDT | 10 دقائق'),
    },
  },
  {
    id: 'notice-records',
    type: 'PL',
    age: 50,
    shownWith: 'module:MEMTRANS3',
    title: { CN: '每笔账目均可查询', EN: 'Every transaction in one place', AR: 'كل معاملاتك في مكان واحد' },
    content: {
      CN: p('存款、投注与派彩均列于会员中心的账户明细，可按类型和日期筛选。'),
      EN: p(
        'Deposits, stakes and payouts are listed under Account transactions in the member centre, by type and date.',
      ),
      AR: p('تجد الإيداعات والرهانات والعوائد في معاملات الحساب بمركز الأعضاء، بحسب النوع والتاريخ.'),
    },
  },
  {
    id: 'notice-safer-play',
    type: 'PL',
    age: 74,
    title: { CN: '理性娱乐小工具', EN: 'Tools for safer play', AR: 'أدوات للعب أكثر أمانًا' },
    content: {
      CN:
        p('娱乐应当适度。以下工具可供使用：') +
        list('随时查看登录时长与输赢', '每 15、30 或 60 分钟提醒一次', '“限额与休息”页面中的限额、休息与自我排除'),
      EN:
        p('Play should stay fun. These tools help:') +
        list(
          'your time logged in and your result, always in view',
          'a reminder every 15, 30 or 60 minutes',
          'limits, breaks and self-exclusion on the Limits and breaks page',
        ),
      AR:
        p('اللعب للترفيه فقط. هذه الأدوات تساعدك:') +
        list(
          'مدة جلستك ونتيجتك، أمامك دائمًا',
          'تذكير كل 15 أو 30 أو 60 دقيقة',
          'الحدود والاستراحات والاستبعاد الذاتي في صفحة «الحدود والاستراحات»',
        ),
    },
  },
  {
    id: 'notice-account-safety',
    type: 'PL',
    age: 98,
    title: { CN: '请保护好您的账户', EN: 'Protect your account', AR: 'حافظ على حسابك' },
    content: {
      CN: p('客服绝不会向您索取密码或短信验证码。请勿在其他网站使用相同密码。'),
      EN: p(
        'Customer service never asks for your password or for a code sent by text message.',
        'Do not use the same password on other sites.',
      ),
      AR: p('لا تطلب خدمة العملاء أبدًا كلمة المرور أو رمز الرسالة النصية. لا تستخدم كلمة المرور نفسها في مواقع أخرى.'),
    },
  },
  {
    id: 'notice-languages',
    type: 'PL',
    age: 122,
    title: { CN: '新增阿拉伯语界面', EN: 'The site is now in Arabic', AR: 'الموقع الآن بالعربية' },
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
      CN: h('在线客服') + p('每天 24 小时在线，点击页面侧边的客服按钮即可。'),
      EN: h('Chat') + p('Open 24 hours a day: press the customer service button at the side of the page.'),
      AR: h('المحادثة') + p('على مدار الساعة: اضغط زر خدمة العملاء على جانب الصفحة.'),
    },
  },
  {
    id: 'notice-mobile-verification',
    type: 'PL',
    age: 170,
    title: { CN: '手机号码验证须知', EN: 'Verifying your phone number', AR: 'التحقق من رقم الهاتف' },
    content: {
      CN: p('验证码 5 分钟内有效，每分钟可获取一次。若未收到，请检查号码后重试。'),
      EN: p(
        'A code is valid for five minutes, and you can request one a minute.',
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
      CN: p('自下月起，每项红利都会在页面上写明所需流水倍数与有效天数。进行中的活动不受影响。'),
      EN: p(
        'From next month, every bonus states its turnover requirement and how many days you have on its own page.',
        'Running promotions are not affected.',
      ),
      AR: p('ابتداءً من الشهر المقبل تذكر كل مكافأة حجم الرهان المطلوب ومدتها في صفحتها. لا تتأثر العروض الحالية.'),
    },
  },
]
