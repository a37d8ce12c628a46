import { useTranslation } from '../../i18n/translate'
import type { DepositSettings } from '../../contract/deposit-settings'
import { refusedFields } from '../../shared/forms/placeErrors'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { playRefusal } from '../../shared/safety/playRefusal'
import { answerCacheAtom } from '../../site/answers'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useToast } from '../../ui'
import type { FieldErrors } from '../../ui/form/problem'
import { getDepositSettings } from './calls'
import { DepositForm } from './DepositForm'
import { depositMoney, rememberDepositAtom } from './depositMoney'
import { useDepositWay } from './depositWay'
import type { Methods } from './methods'
import { refusalWords } from './refusalWords'
import { tellDeposit } from './tellDeposit'
import type { AskedDeposit } from './useDepositForm'
import { useUnanswered } from './useUnanswered'

interface DepositDeskProps {
  readonly settings: DepositSettings
  readonly methods: Methods
}

/** The form; the deposit that it makes has an address of its own. */
export function DepositDesk({ settings, methods }: DepositDeskProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const way = useDepositWay()
  const cache = useAtomValue(answerCacheAtom)
  const remember = useSetAtom(rememberDepositAtom)
  const say = useMoneyText(settings.currency ?? '')
  const { busy, send } = useMoney(depositMoney)
  const [failure, setFailure] = useFormFailure(depositMoney)
  const { wait, isLookedUp } = useUnanswered(way.go)

  const ask = ({ methodId, amount, promotionId, beside }: AskedDeposit, refuse: (errors: FieldErrors) => void) => {
    setFailure(undefined)
    const content = {
      methodId,
      amount,
      currency: settings.currency ?? '',
      ...(promotionId !== undefined && { promotionId }),
    }
    return send(
      content,
      beside,
      (done, isThere) => {
        if (done.value) remember(done.value)
        const go = () => (isThere ? way.go(done.reference) : way.goFromAway(done.reference))
        tellDeposit(done, isThere, { amount: say(amount), t, show, go })
      },
      ({ text, error }, isThere) => {
        wait(content)
        if (isThere && playRefusal(error)?.type === 'limit') return refuse({ amount: text })
        const refused = refusedFields(error)
        // what is offered has changed since the form was drawn
        if (refused.length > 0) cache.refresh(getDepositSettings.id)
        refuse(Object.fromEntries(refused.map((name) => [name, t('deposit.fieldRefused')])))
        const words = refusalWords(refused)
        const said = words === undefined ? text : t(words)
        if (isThere) setFailure(said)
        else show({ tone: 'danger', text: said })
      },
    )
  }

  return <DepositForm settings={settings} methods={methods} busy={busy || isLookedUp} failure={failure} onAsk={ask} />
}
