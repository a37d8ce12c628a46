import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { FailureState } from '../../shared/failure/FailureState'
import { useModal, useModalDialog } from '../../site/modal'
import { modals } from '../../site/paths'
import { useLabel, useSlot } from '../../site/Slot'
import { isTreeKnownAtom } from '../../site/site'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, Dialog, Skeleton, Tabs, TextLink } from '../../ui'
import { RegisterForm } from './RegisterForm'
import { draftTab, keepDraftTab } from './registrationDraft'
import { registrationSettingsAtom } from './registrationSettings'

/** registerModal (spec §2): tabs username and mobile, fields by the platform's settings. */
export default function RegisterDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const modal = useModal()
  return (
    <Dialog open={open} onClose={onClose} width={600} title={t('auth.register.title')} closeLabel={t('app.close')}>
      <Methods />
      <Others>
        {t('auth.register.hasAccount')}{' '}
        <TextLink as="button" onClick={() => modal.open(modals.login)}>
          {t('auth.logIn')}
        </TextLink>
      </Others>
    </Dialog>
  )
}

function Methods() {
  const { t } = useTranslation()
  const label = useLabel()
  const tabs = useSlot('register.tab')
  const isKnown = useAtomValue(isTreeKnownAtom)
  const { data: settings, error, isPending, refetch } = useAtomValue(registrationSettingsAtom)
  const [selected, setSelected] = useState(draftTab)
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]

  const select = (id: string) => {
    keepDraftTab(id)
    setSelected(id)
  }

  if (!current) return isKnown ? <Closed /> : <FormSkeleton />
  if (isPending) return <FormSkeleton />
  if (error) {
    return <FailureState compact title={t('auth.register.failed')} error={error} retry={() => void refetch()} />
  }
  const form = <RegisterForm key={current.props.method} method={current.props.method} settings={settings} />
  if (tabs.length === 1) return form
  return (
    <Tabs
      label={t('auth.register.ways')}
      tabs={tabs.map((tab) => ({ id: tab.id, label: label(tab.label) }))}
      selected={current.id}
      onSelect={select}
    >
      {form}
    </Tabs>
  )
}

function Closed() {
  const { t } = useTranslation()
  const service = useCustomerService()
  return (
    <Rows>
      <p>{t('auth.register.closed')}</p>
      <Button icon="headset" onClick={service}>
        {t('app.service.title')}
      </Button>
    </Rows>
  )
}

/** As tall as a short form, so that little moves when it arrives. */
function FormSkeleton() {
  return (
    <Rows aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Others = styled.p`
  margin-block: var(--space-5) 0;
  color: var(--text-muted);
  text-align: center;
`
