import { useTranslation } from '../../i18n/translate'
import { useNavigate } from 'react-router'
import type { DepositSettings } from '../../contract/deposit-settings'
import { useMoney } from '../../shared/money/useMoney'
import { useMoneyText } from '../../site/useMoneyText'
import { useSetAtom } from '../../state/atoms'
import { useToast } from '../../ui'
import { DepositForm, type Methods } from './DepositForm'
import { depositMoney, rememberDepositAtom } from './depositMoney'
import { depositPath } from './depositPath'
import { tellDeposit } from './tellDeposit'

interface DepositDeskProps {
  readonly settings: DepositSettings
  readonly methods: Methods
}

/** The form; the deposit that it makes has an address of its own. */
export function DepositDesk({ settings, methods }: DepositDeskProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const remember = useSetAtom(rememberDepositAtom)
  const say = useMoneyText(settings.currency ?? '')
  const { busy, send } = useMoney(depositMoney)

  const ask = (methodId: string, amount: string) =>
    send(
      { methodId, amount, currency: settings.currency ?? '' },
      {},
      (done, isThere) => {
        if (done.value) remember(done.value)
        const go = () => void navigate(depositPath(done.reference))
        tellDeposit(done, isThere, { amount: say(amount), t: (key, values) => t(key, values ?? {}), show, go })
      },
      (text) => show({ tone: 'danger', text }),
    )

  return <DepositForm settings={settings} methods={methods} busy={busy} onAsk={ask} />
}
