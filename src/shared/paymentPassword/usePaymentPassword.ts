import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { memberInfoAtom } from '../../site/platformAnswers'
import { useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'

/**
 * The payment password, which money leaves an account with.
 * - `missing`: none is set, as far as the platform says
 * - `set`: opens the dialog that sets, changes or replaces it; undefined where there is none
 */
export function usePaymentPassword(): { readonly missing: boolean; readonly set: (() => void) | undefined } {
  const hasDialog = useSlot('modal').some(({ id }) => id === modals.payment)
  const missing = useAtomValue(memberInfoAtom).data?.hasPaymentPassword === false
  const { open } = useModal()
  return { missing, set: hasDialog ? () => open(modals.payment) : undefined }
}
