import { useAtomValue } from '../../../state/atoms'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { FailureState } from '../../../shared/failure/FailureState'
import { useModal, useModalDialog } from '../../../site/modal'
import { opens } from '../../../site/opens'
import { modals } from '../../../site/paths'
import { useLabel, useSlot } from '../../../site/Slot'
import { isTreeKnownAtom } from '../../../site/site'
import { useCustomerService } from '../../../site/useCustomerService'
import { withMessages } from '../../../site/withMessages'
import { Button, Dialog, media, Skeleton, submitFootRoom, Tabs, TextLink } from '../../../ui'
import { brandAtom } from '../../../site/brand'
import { messages } from './messages'
import { OfferCard } from './offer/OfferCard'
import { useOffer } from './offer/useOffer'
import { RegisterForm } from './RegisterForm'
import { draftTab, keepDraftTab, leaveDraft } from './registrationDraft'
import { registrationSettingsAtom } from './registrationSettings'

/** registerModal (spec §2): tabs username and mobile, fields by the platform's settings. */
function RegisterDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const modal = useModal()
  useEffect(() => leaveDraft, [])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      name={modals.register}
      width={600}
      title={t('auth.register.title')}
      closeLabel={t('app.close')}
    >
      <Methods />
      <Others>
        {t('auth.register.hasAccount')}{' '}
        <TextLink as="button" {...opens(modals.login)} onClick={() => modal.open(modals.login)}>
          {t('auth.logIn')}
        </TextLink>
      </Others>
    </Dialog>
  )
}

export default withMessages(messages, RegisterDialog)

function Methods() {
  const { t } = useTranslation()
  const { id: brand } = useAtomValue(brandAtom)
  const offer = useOffer()
  const label = useLabel()
  const tabs = useSlot('register.tab')
  const isKnown = useAtomValue(isTreeKnownAtom)
  const { data: settings, error, isPending, refetch } = useAtomValue(registrationSettingsAtom)
  const [selected, setSelected] = useState(() => draftTab(brand))
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]

  const select = (id: string) => {
    keepDraftTab(id)
    setSelected(id)
  }

  if (!current) return isKnown ? <Closed /> : <FormSkeleton tabs={0} offer={offer} />
  if (error) {
    return <FailureState compact title={t('auth.register.failed')} error={error} retry={() => void refetch()} />
  }
  if (isPending || offer === undefined) return <FormSkeleton tabs={tabs.length} offer={offer} />
  const form = <RegisterForm key={current.props.method} method={current.props.method} settings={settings} />
  return (
    <Stage>
      <FormSkeleton tabs={tabs.length} offer={offer} />
      <Ways>
        {offer === null ? null : (
          <Above>
            <OfferCard promotion={offer} />
          </Above>
        )}
        {tabs.length === 1 ? (
          form
        ) : (
          <Tabs
            label={t('auth.register.ways')}
            tabs={tabs.map((tab) => ({ id: tab.id, label: label(tab.label) }))}
            selected={current.id}
            onSelect={select}
          >
            {form}
          </Tabs>
        )}
      </Ways>
    </Stage>
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

const line = '1.4 * var(--fs-sm)'
const field = `max(var(--control-h), 44px) + ${line} + 6px`
const hint = `${line} + 6px`
/** Of an offer's card that is not known yet: who it is for, its title, two lines of its words. */
const offerWords = '1.35 * (var(--fs-xs) + var(--fs-md) + 2 * var(--fs-sm))'

/** As tall as the offer and the account's fields with their hints. */
function FormSkeleton({ tabs, offer }: { readonly tabs: number; readonly offer: ReturnType<typeof useOffer> }) {
  return (
    <Rows aria-hidden="true" inert>
      {offer ? <OfferCard promotion={offer} /> : null}
      {offer === undefined ? <Skeleton height={`calc(16px + max(64px, ${offerWords}))`} /> : null}
      {tabs > 1 ? <Skeleton height="calc(57px - var(--space-4))" /> : null}
      <Skeleton height="calc(1.4 * var(--fs-md) + 12px)" />
      <Skeleton height={`calc(${field} + ${hint})`} />
      <Skeleton height={`calc(${field} + ${hint})`} />
      <Confirm>
        <Skeleton height={`calc(${field})`} />
      </Confirm>
      <Skeleton height={`calc(var(--control-h) + 8px + ${submitFootRoom})`} />
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--space-4);
`

/** Beside the first password where there is room, which leaves its hint two lines. */
const Confirm = styled.div`
  @media ${media.tabletUp} {
    block-size: calc(${line} - var(--space-4));
    overflow: clip;
  }
`

/** The form has the room of what stood for it, so that the dialog does not move when it arrives. */
const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
  > [aria-hidden='true']:not(:only-child) {
    visibility: hidden;
  }
  &:has([data-step]:not([data-step='1'])) > [aria-hidden='true'] {
    display: none;
  }
`

const Above = styled.div`
  margin-block-end: var(--space-4);

  /* tabs have room of their own */
  &:has(+ div > [role='tablist']) {
    margin-block-end: var(--space-2);
  }
`

/** What is behind on a later step gives its room to the fields. */
const Ways = styled.div`
  &:has([data-step]:not([data-step='1'])) {
    ${Above}, [role='tablist'] {
      display: none;
    }
    [role='tabpanel'] {
      padding-block-start: 0;
    }
  }
`

const Others = styled.p`
  margin-block: var(--space-5) 0;
  color: var(--text-muted);
  text-align: center;
`
