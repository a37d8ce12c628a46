import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { useNavigate } from 'react-router'
import type { WayOn } from '../../platform/errors/row'
import type { IconName } from '../../ui'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { canRegisterAtom } from '../../site/site'
import { useCustomerService } from '../../site/useCustomerService'

export interface WayOnAction {
  readonly label: string
  readonly icon: IconName
  readonly act: () => void
}

/**
 * What a failure's row lets the visitor do next, as a button. Undefined where the words say it all: correct what was
 * typed, wait, or send a code again by its own button.
 *
 * @param retry repeats what failed; without it the button of the form, or of the page, is the one to press again
 */
export function useWayOn(retry?: () => void): (way: WayOn) => WayOnAction | undefined {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { name, open } = useModal()
  const canRegister = useAtomValue(canRegisterAtom)
  const service = useCustomerService()
  const contact: WayOnAction = { label: t('app.service.title'), icon: 'headset', act: service }
  return (way) => {
    switch (way) {
      case 'retry':
        return retry && { label: t('app.retry'), icon: 'refresh-cw', act: retry }
      case 'contact':
        return contact
      case 'logIn':
        return name === modals.login
          ? undefined
          : { label: t('app.session.again'), icon: 'log-in', act: () => open(modals.login) }
      case 'register':
        // where registration is off, customer service opens accounts
        if (!canRegister) return contact
        return { label: t('app.wayOn.register'), icon: 'user-plus', act: () => open(modals.register) }
      case 'back':
        return { label: t('app.notFound.home'), icon: 'house', act: () => void navigate(paths.root) }
      case 'correct':
      case 'resend':
      case 'wait':
        return undefined
    }
  }
}
