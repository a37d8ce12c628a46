import { useState } from 'react'
import type { DepositSettings } from '../../contract/deposit-settings'
import type { MessageKey } from '../../contract/messageKeys'
import { decimalOf, isEqual } from '../../lib/decimal'
import { useTold } from '../../shared/forms/useTold'
import { useAtomValue } from '../../state/atoms'
import { useDescribedFields } from '../../shared/forms/useDescribedFields'
import type { FieldErrors } from '../../ui/form/problem'
import type { ImageState } from '../../shared/upload/ImageTile'
import { promotionsFor } from './bonusOf'
import type { Methods } from './methods'
import { type DepositBeside, type DepositContent, depositMoney } from './depositMoney'
import { checkDeposit } from './depositProblem'

export interface AskedDeposit {
  readonly methodId: string
  readonly amount: string
  readonly promotionId: string | undefined
  readonly beside: DepositBeside
}

type Checked = { readonly asked: AskedDeposit } | { readonly wrong: 'amount' | 'proof' | 'waiting' | readonly string[] }

/** What stands in the form. Problems are told once a field was left or the form was sent. */
export function useDepositForm(settings: DepositSettings, methods: Methods) {
  const open = useAtomValue(depositMoney.open)
  const found = useAtomValue(depositMoney.found)
  // what was sent and never answered is meant again
  const [meant] = useState(() =>
    open.find((one) => one.isFresh && methods.some(({ id }) => id === one.content.methodId)),
  )
  const [methodId, chooseMethod] = useState(meant?.content.methodId ?? methods[0].id)
  const [typed, setTyped] = useState('')
  const told = useTold()
  const [proof, setProof] = useState<string>()
  const setMethodId = (id: string) => {
    chooseMethod(id)
    // a picture goes with the field that showed it
    setProof(undefined)
  }
  const [proofState, setProofState] = useState<ImageState>('sent')
  const isUploading = proofState === 'busy'
  const [promotionId, setPromotionId] = useState(meant?.content.promotionId)
  const [refusal, setRefusal] = useState<{ readonly typed: string; readonly text: string }>()
  // one that is offered no more is not replaced behind a form that is filled in
  const [first] = useState(methods[0])
  const method = methods.find((one) => one.id === methodId) ?? first
  const limits = { minimum: decimalOf(method.minimum), maximum: decimalOf(method.maximum) }
  const promotions = promotionsFor(settings.promotions ?? [], method.id)
  // one that is there no more, or not with this method, is not taken
  const promotion = promotions.find(({ id }) => id === promotionId)
  const described = useDescribedFields(method.id, method.fields)
  const checked = checkDeposit(typed, limits, promotion)
  const needsProof = method.proof === 'REQUIRED' && proof === undefined

  /** Everything that is wrong is told; what comes first is answered. */
  const check = (): Checked => {
    told.sent()
    const fields = described.check()
    if ('problem' in checked) return { wrong: 'amount' }
    if ('wrong' in fields) return { wrong: fields.wrong }
    if (method.proof !== undefined && isUploading) return { wrong: 'waiting' }
    // one that could not be sent is replaced or taken off first
    if (needsProof || (method.proof !== undefined && proofState === 'failed')) return { wrong: 'proof' }
    const beside = {
      ...(Object.keys(fields.values).length > 0 && { fields: { ...fields.values } }),
      ...(method.proof !== undefined && proof !== undefined && { proof }),
    }
    return { asked: { methodId: method.id, amount: checked.amount, promotionId: promotion?.id, beside } }
  }

  /** Why this may be a deposit that was made already, until it is pressed for a second time. */
  const [sure, setSure] = useState<string>()
  const needsSecondPress = ({ methodId: way, amount, promotionId: bonus }: AskedDeposit): MessageKey | undefined => {
    const isOther = (one: DepositContent) => one.methodId !== way || one.promotionId !== bonus
    const isSimilar = (one: DepositContent) => isEqual(one.amount, amount)
    const press = [way, amount, bonus].join(' ')
    setSure(press)
    if (sure === press) return undefined
    // the very same that is still open counts once
    if (open.some(({ content, isFresh }) => isFresh && isSimilar(content) && isOther(content))) return 'deposit.similar'
    return found.some(isSimilar) ? 'deposit.found' : undefined
  }

  /** Says at the fields what the platform refused; at `amount` until another one is typed. */
  const refuse = ({ amount, ...errors }: FieldErrors) => {
    setRefusal(amount === undefined ? undefined : { typed, text: amount })
    described.refuse(errors)
  }

  return {
    method,
    setMethodId,
    limits,
    typed,
    setTyped,
    leaveAmount: () => told.left(typed),
    promotions,
    promotion,
    setPromotionId,
    described,
    setProof,
    setProofState,
    check,
    needsSecondPress,
    refuse,
    amount: 'amount' in checked ? checked.amount : undefined,
    refusedAmount: refusal?.typed === typed ? refusal.text : undefined,
    problem: told.field && 'problem' in checked ? checked.problem : undefined,
    proofMissing: told.all && needsProof && !isUploading,
  }
}
