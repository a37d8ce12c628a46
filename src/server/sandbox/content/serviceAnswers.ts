import type { Text } from '../language'

/** What customer service of the sandbox answers, by what the feedback is about. */
const answers: Readonly<Record<string, Text>> = {
  DEPOSIT: {
    CN: '感谢您的反馈。存款的最新状态显示在会员中心的存款页面。本回复为沙盒自动生成。',
    EN: 'Thank you for telling us. The Deposit page in the member centre shows the status of each deposit. The sandbox wrote this answer automatically.',
    AR: 'شكرًا لإخبارنا. تعرض صفحة الإيداع في مركز الأعضاء حالة كل إيداع. كتبت البيئة التجريبية هذا الرد تلقائيًا.',
  },
  WITHDRAWAL: {
    CN: '感谢您的反馈。提款的每一步都显示在会员中心的提款页面。本回复为沙盒自动生成。',
    EN: 'Thank you for telling us. The Withdraw page in the member centre shows every step of each withdrawal. The sandbox wrote this answer automatically.',
    AR: 'شكرًا لإخبارنا. تعرض صفحة السحب في مركز الأعضاء كل خطوة من خطوات السحب. كتبت البيئة التجريبية هذا الرد تلقائيًا.',
  },
  GAME: {
    CN: '感谢您的反馈，我们已转告游戏厂商。本回复为沙盒自动生成。',
    EN: 'Thank you for telling us. We have passed it on to the game’s provider. The sandbox wrote this answer automatically.',
    AR: 'شكرًا لإخبارنا. أبلغنا مزوّد اللعبة بملاحظتك. كتبت البيئة التجريبية هذا الرد تلقائيًا.',
  },
}

const usual: Text = {
  CN: '感谢您的反馈，我们已转交相关同事。本回复为沙盒自动生成。',
  EN: 'Thank you for telling us. We have passed it on to the right team. The sandbox wrote this answer automatically.',
  AR: 'شكرًا لإخبارنا. أحلنا ملاحظتك إلى القسم المعني. كتبت البيئة التجريبية هذا الرد تلقائيًا.',
}

export const serviceAnswer = (questionType: string): Text =>
  (Object.hasOwn(answers, questionType) ? answers[questionType] : undefined) ?? usual
