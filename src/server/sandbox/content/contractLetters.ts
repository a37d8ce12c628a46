import type { Text, TextLanguage } from '../language'
import type { MessageParams } from '../store/messages'
import { p } from './html'
import type { MessageText } from './messages'

const names: Readonly<Record<string, Text>> = {
  DIVIDEND: { CN: '分红', EN: 'dividend', AR: 'توزيع الأرباح' },
  DAILY_SALARY: { CN: '日工资', EN: 'daily salary', AR: 'الراتب اليومي' },
  HOURLY_SALARY: { CN: '小时工资', EN: 'hourly salary', AR: 'الراتب بالساعة' },
  REALTIME_SALARY: { CN: '实时工资', EN: 'real-time salary', AR: 'الراتب الفوري' },
}

/** The kind of a contract by its name in the language, and the other side's name apart from how the text runs. */
export function contractWords(params: MessageParams, language: TextLanguage): MessageParams {
  const { contract, account } = params
  if (contract === undefined) return params
  const name = Object.hasOwn(names, contract) ? names[contract] : undefined
  return { ...params, contract: name?.[language] ?? contract, account: `\u2068${account ?? ''}\u2069` }
}

const letter = (title: Text, text: Text): MessageText => ({
  title,
  content: { CN: p(text.CN), EN: p(text.EN), AR: p(text.AR) },
})

/** What the side that has not acted is told of a contract; `account` is the one that has. */
export const contractLetters: Readonly<Record<string, MessageText>> = {
  CONTRACT_PROPOSED: letter(
    {
      CN: '{account} 提出新的{contract}契约',
      EN: 'New contract with {account}: {contract}',
      AR: 'عقد جديد مع {account}: {contract}',
    },
    {
      CN: '{account} 向您提出{contract}契约 <b>{reference}</b>，正等待您的答复。请在代理中心的契约申请中查看。',
      EN: '{account} has proposed a {contract} contract to you, reference <b>{reference}</b>. It is waiting for your answer under Contract requests in the agent centre.',
      AR: 'عرض عليك {account} عقد {contract}، الرقم المرجعي <b>{reference}</b>. وهو في انتظار ردك ضمن طلبات العقود في مركز الوكلاء.',
    },
  ),
  CONTRACT_ACCEPTED: letter(
    {
      CN: '与 {account} 的{contract}契约已生效',
      EN: 'Contract with {account} in force: {contract}',
      AR: 'عقد سارٍ مع {account}: {contract}',
    },
    {
      CN: '{account} 已接受{contract}契约 <b>{reference}</b>，契约已生效。',
      EN: '{account} has accepted the {contract} contract, reference <b>{reference}</b>. It is in force.',
      AR: 'قبل {account} عقد {contract}، الرقم المرجعي <b>{reference}</b>، وأصبح ساريًا.',
    },
  ),
  CONTRACT_REJECTED: letter(
    {
      CN: '{account} 拒绝了{contract}契约',
      EN: 'Contract with {account} rejected: {contract}',
      AR: 'رُفض العقد مع {account}: {contract}',
    },
    {
      CN: '{account} 拒绝了{contract}契约 <b>{reference}</b>，未作任何更改。',
      EN: '{account} has rejected the {contract} contract, reference <b>{reference}</b>. Nothing has changed.',
      AR: 'رفض {account} عقد {contract}، الرقم المرجعي <b>{reference}</b>. ولم يتغيّر شيء.',
    },
  ),
  CONTRACT_WITHDRAWN: letter(
    {
      CN: '与 {account} 的{contract}契约已撤回',
      EN: 'Contract with {account} withdrawn: {contract}',
      AR: 'سُحب العقد مع {account}: {contract}',
    },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 在答复之前已撤回。',
      EN: 'The {contract} contract with {account}, reference <b>{reference}</b>, was withdrawn before it was answered.',
      AR: 'سُحب عقد {contract} مع {account}، الرقم المرجعي <b>{reference}</b>، قبل الرد عليه.',
    },
  ),
  CONTRACT_END_PROPOSED: letter(
    {
      CN: '{account} 申请终止{contract}契约',
      EN: 'End of the contract with {account} requested: {contract}',
      AR: 'طلب إنهاء العقد مع {account}: {contract}',
    },
    {
      CN: '{account} 申请终止{contract}契约 <b>{reference}</b>。在您接受之前，契约仍然有效。',
      EN: '{account} has asked to end the {contract} contract, reference <b>{reference}</b>. It stays in force until you accept.',
      AR: 'طلب {account} إنهاء عقد {contract}، الرقم المرجعي <b>{reference}</b>. ويبقى ساريًا حتى تقبل.',
    },
  ),
  CONTRACT_ENDED: letter(
    {
      CN: '与 {account} 的{contract}契约已终止',
      EN: 'Contract with {account} ended: {contract}',
      AR: 'انتهى العقد مع {account}: {contract}',
    },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 已终止。此前的收益仍会结算。',
      EN: 'The {contract} contract with {account}, reference <b>{reference}</b>, has ended. What it has earned until then will still be paid.',
      AR: 'انتهى عقد {contract} مع {account}، الرقم المرجعي <b>{reference}</b>. وما استُحق حتى ذلك الحين سيُدفع.',
    },
  ),
  CONTRACT_END_REJECTED: letter(
    {
      CN: '与 {account} 的{contract}契约继续有效',
      EN: 'Contract with {account} stays in force: {contract}',
      AR: 'يستمر العقد مع {account}: {contract}',
    },
    {
      CN: '{account} 拒绝终止{contract}契约 <b>{reference}</b>，契约继续有效。',
      EN: '{account} has refused to end the {contract} contract, reference <b>{reference}</b>. It stays in force.',
      AR: 'رفض {account} إنهاء عقد {contract}، الرقم المرجعي <b>{reference}</b>. ويبقى ساريًا.',
    },
  ),
  CONTRACT_END_WITHDRAWN: letter(
    {
      CN: '与 {account} 的{contract}契约继续有效',
      EN: 'Contract with {account} stays in force: {contract}',
      AR: 'يستمر العقد مع {account}: {contract}',
    },
    {
      CN: '{account} 撤回了终止{contract}契约 <b>{reference}</b> 的申请，契约继续有效。',
      EN: '{account} has withdrawn the request to end the {contract} contract, reference <b>{reference}</b>. It stays in force.',
      AR: 'سحب {account} طلب إنهاء عقد {contract}، الرقم المرجعي <b>{reference}</b>. ويبقى ساريًا.',
    },
  ),
}
