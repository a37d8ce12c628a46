import { CallFailure } from '../../platform/failure'
import { useToast } from '../../ui'
import type { MoneyAtoms } from '../money/moneyAtoms'
import { useFormFailure } from '../money/useFormFailure'
import { useMoney } from '../money/useMoney'

interface Claim<Content> {
  readonly busy: boolean
  /** What its card says of the last try. */
  readonly failure: string | undefined
  /** @param done what is said once it is collected */
  readonly claim: (content: Content, done: string) => void
}

/**
 * Collects a prize, and says what became of it. Needs the messages of shared/money.
 * @param onGone there is nothing left to collect, and the button that had the focus goes
 */
export function useClaim<Content, Value>(
  money: MoneyAtoms<Content, object, Value>,
  onGone?: () => void,
): Claim<Content> {
  const { show } = useToast()
  const { busy, send } = useMoney(money)
  const [failure, setFailure] = useFormFailure(money)
  const claim = (content: Content, done: string) => {
    setFailure(undefined)
    void send(
      content,
      {},
      (_done, isThere) => {
        show({ tone: 'success', text: done })
        if (isThere) onGone?.()
      },
      ({ text, error }, isThere) => {
        // collected elsewhere, or too late: the card, or its button, goes, and what stood beside it would go too
        const isGone = isOver(error)
        if (isThere && !isGone) setFailure(text)
        else show({ tone: isGone ? 'warning' : 'danger', text })
        if (isThere && isGone) onGone?.()
      },
    )
  }
  return { busy, failure, claim }
}

const isOver = (error: unknown): boolean =>
  error instanceof CallFailure &&
  error.failure.type === 'server' &&
  ['reward.claimed', 'reward.expired'].includes(error.failure.message)
