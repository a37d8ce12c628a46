import { useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { useModal, useModalDialog } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { SlotItem, useLabel, useSlot } from '../../../site/Slot'
import { Button, Dialog, ErrorState, Skeleton, Tabs, TextLink } from '../../../ui'
import { useCloseSignedIn } from '../useCloseSignedIn'

/** forgetPassModal (spec §2): the ways that the merchant has, by phone first, and the way back to logging in. */
export default function ForgotDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const modal = useModal()
  useCloseSignedIn(onClose)
  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('auth.forgot.title')} closeLabel={t('app.close')}>
      <Ways />
      <Back>
        <TextLink as="button" onClick={() => modal.open(modals.login)}>
          {t('auth.forgot.back')}
        </TextLink>
      </Back>
    </Dialog>
  )
}

function Ways() {
  const { t } = useTranslation()
  const label = useLabel()
  const tabs = useSlot('forgot.tab')
  const [selected, setSelected] = useState<string>()
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]
  if (!current) return <p>{t('auth.forgot.closed')}</p>
  const body = (
    <SlotItem
      key={current.id}
      slot="forgot.tab"
      item={current}
      fallback={<Skeleton height={300} />}
      failed={({ retry }) => (
        <ErrorState
          compact
          title={t('error.chunkFailed')}
          actions={<Button onClick={retry}>{t('app.retry')}</Button>}
        />
      )}
    />
  )
  if (tabs.length === 1) return body
  return (
    <Tabs
      label={t('auth.forgot.ways')}
      tabs={tabs.map((tab) => ({ id: tab.id, label: label(tab.label) }))}
      selected={current.id}
      onSelect={setSelected}
    >
      {body}
    </Tabs>
  )
}

const Back = styled.p`
  margin-block: var(--space-5) 0;
  text-align: center;
`
