import { useAtomValue } from '../state/atoms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button, Dialog, ErrorState } from '../ui'
import { useModal } from './modal'
import { modals } from './paths'
import { isOnAtom } from './site'
import { useCustomerService } from './useCustomerService'

/**
 * A demo account has no member centre and no points: a warning asks to register a real account (spec §4, §8). Once it
 * is closed its words stand on the page; where registration is off, customer service opens accounts.
 */
export function DemoRefusal() {
  const { t } = useTranslation()
  const { open } = useModal()
  const isOn = useAtomValue(isOnAtom)('REG3')
  const service = useCustomerService()
  const [warned, setWarned] = useState(false)
  const close = () => setWarned(true)
  const goOn = () => {
    close()
    if (isOn) open(modals.register)
    else service()
  }
  const wayOn = (
    <Button variant="primary" onClick={goOn}>
      {t(isOn ? 'account.demo.register' : 'app.service.title')}
    </Button>
  )
  return (
    <Room>
      {warned ? (
        <ErrorState icon="shield" title={t('account.demo.title')} text={t('account.demo.text')} actions={wayOn} />
      ) : null}
      <Dialog
        open={!warned}
        onClose={close}
        width={400}
        title={t('account.demo.title')}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button onClick={close}>{t('account.demo.later')}</Button>
            {wayOn}
          </>
        }
      >
        {t('account.demo.text')}
      </Dialog>
    </Room>
  )
}

const Room = styled.div`
  max-inline-size: var(--content-w);
  margin-inline: auto;
  padding: var(--space-5) var(--gutter) var(--space-8);
`
