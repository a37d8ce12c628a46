import type { Text, TextLanguage } from '../language'
import type { MessageParams } from '../store/messages'
import { p } from './html'
import type { MessageText } from './messages'

const names: Readonly<Record<string, Text>> = {
  DIVIDEND: { CN: '分红', EN: 'dividend', AR: 'الأرباح' },
  DAILY_SALARY: { CN: '日工资', EN: 'daily salary', AR: 'الراتب اليومي' },
  HOURLY_SALARY: { CN: '时薪', EN: 'hourly salary', AR: 'الراتب بالساعة' },
  REALTIME_SALARY: { CN: '实时工资', EN: 'real-time salary', AR: 'الراتب الفوري' },
}
const platform: Text = { CN: '平台', EN: 'the platform', AR: 'المنصة' }

/** The kind of a contract by its name in the language, and a side that is the platform itself. */
export function contractWords(params: MessageParams, language: TextLanguage): MessageParams {
  const { contract, account } = params
  if (contract === undefined) return params
  const name = Object.hasOwn(names, contract) ? names[contract] : undefined
  return { ...params, contract: name?.[language] ?? contract, account: account || platform[language] }
}

const letter = (title: Text, text: Text): MessageText => ({
  title,
  content: { CN: p(text.CN), EN: p(text.EN), AR: p(text.AR) },
})

/** What both sides of a contract are told of it; `account` is the other one. */
export const contractLetters: Readonly<Record<string, MessageText>> = {
  CONTRACT_PROPOSED: letter(
    { CN: '新的{contract}契约', EN: 'New contract: {contract}', AR: 'عقد جديد: {contract}' },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 已提出，等待下级答复。请在代理中心的契约申请中查看。',
      EN: 'A {contract} contract with {account} was proposed, reference <b>{reference}</b>. It waits for the answer of the subordinate, under Contract requests in the agent centre.',
      AR: 'عُرض عقد {contract} مع {account}، المرجع <b>{reference}</b>. وهو في انتظار رد الوكيل الأدنى ضمن طلبات العقود في مركز الوكلاء.',
    },
  ),
  CONTRACT_ACCEPTED: letter(
    { CN: '{contract}契约已生效', EN: 'Contract in force: {contract}', AR: 'عقد سارٍ: {contract}' },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 已被接受并生效。',
      EN: 'The {contract} contract with {account}, reference <b>{reference}</b>, was accepted and is in force.',
      AR: 'قُبل عقد {contract} مع {account}، المرجع <b>{reference}</b>، وأصبح ساريًا.',
    },
  ),
  CONTRACT_REJECTED: letter(
    { CN: '{contract}契约被拒绝', EN: 'Contract rejected: {contract}', AR: 'عقد مرفوض: {contract}' },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 被拒绝，一切照旧。',
      EN: 'The {contract} contract with {account}, reference <b>{reference}</b>, was rejected. Everything stays as it was.',
      AR: 'رُفض عقد {contract} مع {account}، المرجع <b>{reference}</b>. ويبقى كل شيء كما كان.',
    },
  ),
  CONTRACT_WITHDRAWN: letter(
    { CN: '{contract}契约已撤回', EN: 'Contract withdrawn: {contract}', AR: 'عقد مسحوب: {contract}' },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 在答复之前已撤回。',
      EN: 'The {contract} contract with {account}, reference <b>{reference}</b>, was withdrawn before it was answered.',
      AR: 'سُحب عقد {contract} مع {account}، المرجع <b>{reference}</b>، قبل الرد عليه.',
    },
  ),
  CONTRACT_END_PROPOSED: letter(
    { CN: '申请终止{contract}契约', EN: 'End of a contract requested: {contract}', AR: 'طلب إنهاء عقد: {contract}' },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 被申请终止。在下级接受之前，契约仍然有效。',
      EN: 'The end of the {contract} contract with {account}, reference <b>{reference}</b>, was requested. It stays in force until the subordinate accepts.',
      AR: 'طُلب إنهاء عقد {contract} مع {account}، المرجع <b>{reference}</b>. ويبقى ساريًا حتى يقبل الوكيل الأدنى.',
    },
  ),
  CONTRACT_ENDED: letter(
    { CN: '{contract}契约已终止', EN: 'Contract ended: {contract}', AR: 'انتهى العقد: {contract}' },
    {
      CN: '与 {account} 的{contract}契约 <b>{reference}</b> 已终止。此前的收益仍会结算。',
      EN: 'The {contract} contract with {account}, reference <b>{reference}</b>, has ended. What it earned until then is still paid.',
      AR: 'انتهى عقد {contract} مع {account}، المرجع <b>{reference}</b>. وما استُحق حتى ذلك الحين سيُدفع.',
    },
  ),
  CONTRACT_END_REJECTED: letter(
    { CN: '{contract}契约继续有效', EN: 'Contract goes on: {contract}', AR: 'يستمر العقد: {contract}' },
    {
      CN: '终止与 {account} 的{contract}契约 <b>{reference}</b> 的申请被拒绝，契约继续有效。',
      EN: 'The request to end the {contract} contract with {account}, reference <b>{reference}</b>, was rejected. It stays in force.',
      AR: 'رُفض طلب إنهاء عقد {contract} مع {account}، المرجع <b>{reference}</b>. ويبقى ساريًا.',
    },
  ),
  CONTRACT_END_WITHDRAWN: letter(
    { CN: '{contract}契约继续有效', EN: 'Contract goes on: {contract}', AR: 'يستمر العقد: {contract}' },
    {
      CN: '终止与 {account} 的{contract}契约 <b>{reference}</b> 的申请已撤回，契约继续有效。',
      EN: 'The request to end the {contract} contract with {account}, reference <b>{reference}</b>, was withdrawn. It stays in force.',
      AR: 'سُحب طلب إنهاء عقد {contract} مع {account}، المرجع <b>{reference}</b>. ويبقى ساريًا.',
    },
  ),
}
