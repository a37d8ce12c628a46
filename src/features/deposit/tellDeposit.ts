import type { MessageKey } from '../../contract/messageKeys'
import type { Done } from '../../shared/money/sendOnce'
import type { ToastMessage } from '../../ui'

interface Ways {
  readonly amount: string
  readonly t: (key: MessageKey, values?: { amount: string }) => string
  readonly show: (message: ToastMessage) => void
  readonly go: () => void
}

/** A deposit was made: a player still at the form is taken to it, one who has left is told by a toast with a link to it. */
export function tellDeposit(
  { standing, again }: Done & { readonly again: boolean },
  isThere: boolean,
  { amount, t, show, go }: Ways,
): void {
  if (isThere) {
    if (again) show({ tone: 'accent', text: t('money.again') })
    go()
  } else if (standing === 'rejected')
    show({ tone: 'danger', text: t('deposit.unsuccessful', { amount }), action: { label: t('money.show'), run: go } })
  else show({ tone: 'success', text: t('deposit.madeAway', { amount }), action: { label: t('money.show'), run: go } })
}
