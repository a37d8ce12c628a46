import { useAtomValue } from '../../state/atoms'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositSettings } from '../../contract/deposit-settings'
import { newId } from '../../lib/newId'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { useToast } from '../../ui'
import { getDeposits, requestDeposit } from './calls'
import { DepositForm, type Methods } from './DepositForm'
import { Desk } from './depositLooks'
import { choosing, type Intent, nextDeposit } from './depositState'
import { LatestDeposits } from './LatestDeposits'
import { Payment } from './Payment'
import { SaferPlay } from './SaferPlay'

interface DepositDeskProps {
  readonly settings: DepositSettings
  readonly methods: Methods
}

/** The form, then the payment's instructions, then its end; beside them the latest deposits. */
export function DepositDesk({ settings, methods }: DepositDeskProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [state, send] = useReducer(nextDeposit, choosing)

  const ask = async (methodId: string, amount: string) => {
    const event = { type: 'ask', methodId, amount, newId: newId() } as const
    const asked = nextDeposit(state, event)
    if (state.step !== 'choosing' || asked.step !== 'asking') return
    send(event)
    try {
      const body: Intent = asked.intent
      const receipt = await client(requestDeposit, { body })
      send({ type: 'told', receipt })
      cache.refresh(getDeposits.id)
    } catch (error) {
      send({ type: 'failed', known: error instanceof CallFailure && error.failure.kind === 'server' })
      show({ tone: 'danger', text: t(errorMessage(error)) })
    }
  }

  return (
    <Desk>
      <div>
        {state.step === 'choosing' || state.step === 'asking' ? (
          <DepositForm settings={settings} methods={methods} busy={state.step === 'asking'} onAsk={ask} />
        ) : (
          <Payment
            receipt={state.receipt}
            onTold={(receipt) => send({ type: 'told', receipt })}
            onAgain={() => send({ type: 'again' })}
          />
        )}
        <SaferPlay />
      </div>
      <LatestDeposits />
    </Desk>
  )
}
