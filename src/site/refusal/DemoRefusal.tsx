import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Button, Dialog, ErrorState } from '../../ui'
import { useModal } from '../modal'
import { modals } from '../paths'
import { canRegisterAtom } from '../site'
import { useCustomerService } from '../useCustomerService'
import { Room } from './refusal.styles'

/**
 * A demo account has no member centre and no points: a warning asks to register a real account (spec §4, §8). Once it
 * is closed its words stand on the page; where registration is off, customer service opens accounts.
 */
export function DemoRefusal() {
  const { t } = useTranslation()
  const { open } = useModal()
  const canRegister = useAtomValue(canRegisterAtom)
  const service = useCustomerService()
  const [warned, setWarned] = useState(false)
  const close = () => setWarned(true)
  const goOn = () => {
    close()
    if (canRegister) open(modals.register)
    else service()
  }
  const wayOn = (
    <Button variant="primary" onClick={goOn}>
      {t(canRegister ? 'refusal.demo.register' : 'app.service.title')}
    </Button>
  )
  return (
    <Room>
      {warned ? (
        <ErrorState icon="shield" title={t('refusal.demo.title')} text={t('refusal.demo.text')} actions={wayOn} />
      ) : null}
      <Dialog
        open={!warned}
        onClose={close}
        width={400}
        title={t('refusal.demo.title')}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button onClick={close}>{t('refusal.demo.later')}</Button>
            {wayOn}
          </>
        }
      >
        {t('refusal.demo.text')}
      </Dialog>
    </Room>
  )
}
