import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import type { Needs } from '../../engine/entry'
import { useTranslation } from '../../i18n/translate'
import { Button, Dialog, ErrorState } from '../../ui'
import { useModal } from '../modal'
import { modals } from '../paths'
import { canRegisterAtom } from '../site'
import { useCustomerService } from '../useCustomerService'
import { Room } from './refusal.styles'

/**
 * A demo account has no member centre and no points, and becomes no agent: a warning asks to register a real account
 * (spec §4, §6, §8). Once it is closed its words stand on the page; where registration is off, customer service opens
 * accounts.
 */
export function DemoRefusal({ needs }: { readonly needs: Needs | undefined }) {
  const { t } = useTranslation()
  const { open } = useModal()
  const canRegister = useAtomValue(canRegisterAtom)
  const service = useCustomerService()
  const [warned, setWarned] = useState(false)
  const close = () => setWarned(true)
  const text = t(needs === 'agent' ? 'refusal.demo.agent' : 'refusal.demo.text')
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
      {warned ? <ErrorState icon="shield" title={t('refusal.demo.title')} text={text} actions={wayOn} /> : null}
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
        {text}
      </Dialog>
    </Room>
  )
}
