import type { PayoutAccount } from '../../../contract/payout-account'
import type { PayoutAccountChange } from '../../../contract/payout-account-change'
import type { PayoutAccountRequest } from '../../../contract/payout-account-request'
import { isCardNumber } from '../../../lib/cardNumber'
import { isAddress } from '../../../lib/cryptoAddress'
import { plainDigits } from '../../../lib/digits'
import { freeText } from '../../../lib/freeText'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { payoutBanks, payoutNetworks } from '../content/payouts'
import type { TextLanguage } from '../language'
import { mask, maskName } from '../mask'
import * as store from '../store/payoutAccounts'
import { refusePaymentPassword } from './paymentPassword'

type Stored = NonNullable<ReturnType<typeof store.anyPayoutAccount>>

/** The name of a bank or a network. */
export const placeName = ({ kind, place }: Pick<Stored, 'kind' | 'place'>, language: TextLanguage): string =>
  (kind === 'BANK'
    ? payoutBanks.find(({ id }) => id === place)?.name[language]
    : payoutNetworks.find(({ id }) => id === place)?.name) ?? place

export const maskedNumber = ({ kind, number }: Pick<Stored, 'kind' | 'number'>): string =>
  kind === 'BANK' ? `**** ${number.slice(-4)}` : mask(number, 6)

const shown = (account: Stored, language: TextLanguage): PayoutAccount => ({
  id: String(account.id),
  kind: account.kind,
  name: placeName(account, language),
  number: maskedNumber(account),
  isDefault: account.isDefault === 1,
  ...(account.branch !== null && { branch: account.branch }),
  ...(account.holder !== null && { holder: maskName(account.holder) }),
  ...(account.label !== null && { label: account.label }),
})

const list = ({ platform, account, language }: MemberCall): Answer =>
  ok(store.payoutAccountsOf(platform.database, account.id).map((each) => shown(each, language)))

export const payoutAccounts = list

const isRequest = (body: unknown): body is PayoutAccountRequest => validate('payout-account-request', body).length === 0
const isChange = (body: unknown): body is PayoutAccountChange => validate('payout-account-change', body).length === 0

const textOf = (text = ''): string | null => freeText(text) || null

/** A card in the member's real name, or an address with a right checksum. One that is there is answered as it stands. */
export async function addPayoutAccount(call: MemberCall): Promise<Answer> {
  const { platform, account, language, body } = call
  if (!isRequest(body)) return refuseFields({ number: 'required' })
  const refusal = await refusePaymentPassword(call, body.paymentPassword)
  if (refusal) return refusal
  const checked = body.kind === 'BANK' ? checkBank(body, account.profile['payeeName']) : checkAddress(body)
  if ('refusal' in checked) return checked.refusal
  const { database, now } = platform
  const wanted = { ...checked, accountId: account.id, kind: body.kind, label: textOf(body.label) }
  const added = database.transaction(() => store.addPayoutAccount(database, wanted, now()))
  return added ? ok(shown(added, language)) : refuseFields({ number: 'count' })
}

type Checked = Pick<Stored, 'place' | 'branch' | 'holder' | 'number'> | { readonly refusal: Answer }

function checkBank({ bankId, branch, number }: PayoutAccountRequest, realName: string | undefined): Checked {
  const bank = payoutBanks.find(({ id }) => id === bankId)
  if (!bank) return { refusal: refuseFields({ bankId: 'unknown' }) }
  if (realName === undefined) return { refusal: refuse('real.name.required') }
  const digits = plainDigits(number)
  if (!isCardNumber(digits)) return { refusal: refuseFields({ number: 'card' }) }
  return { place: bank.id, branch: textOf(branch), holder: realName, number: digits }
}

function checkAddress({ networkId, number }: PayoutAccountRequest): Checked {
  const network = payoutNetworks.find(({ id }) => id === networkId)
  if (!network) return { refusal: refuseFields({ networkId: 'unknown' }) }
  const address = number.trim()
  if (isAddress(network.id, address) !== true) return { refusal: refuseFields({ number: 'address' }) }
  return { place: network.id, branch: null, holder: null, number: address }
}

/** One that is gone already is no trouble. */
export async function removePayoutAccount(call: MemberCall): Promise<Answer> {
  const { platform, account, body } = call
  if (!isChange(body)) return refuseFields({ id: 'required' })
  const refusal = await refusePaymentPassword(call, body.paymentPassword ?? '')
  if (refusal) return refusal
  const { database, now } = platform
  database.transaction(() => store.removePayoutAccount(database, account.id, Number(body.id), now()))
  return list(call)
}

export function setDefaultPayoutAccount(call: MemberCall): Answer {
  const { platform, account, body } = call
  if (!isChange(body)) return refuseFields({ id: 'required' })
  const { database } = platform
  const found = store.payoutAccountById(database, account.id, Number(body.id))
  if (!found) return refuseFields({ id: 'unknown' })
  database.transaction(() => store.makeDefault(database, account.id, found.id))
  return list(call)
}
