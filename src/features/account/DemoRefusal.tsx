import { useTranslation } from 'react-i18next'
import { modals } from '../../site/paths'
import { useModal } from '../../site/modal'
import { Button, ErrorState } from '../../ui'

/** A demo account has no member centre: it is asked to register a real one (spec §4, §8). */
export function DemoRefusal() {
  const { t } = useTranslation()
  const { open } = useModal()
  return (
    <ErrorState
      icon="shield"
      title={t('error.demoNotAllowed')}
      text={t('account.demo.text')}
      actions={
        <Button variant="primary" onClick={() => open(modals.register)}>
          {t('account.demo.register')}
        </Button>
      }
    />
  )
}
