import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { isOnAtom } from '../../site/site'
import { Button, ErrorState, Skeleton, Tabs, TextLink } from '../../ui'
import { useFreePlay } from './useFreePlay'

/** The ways of logging in that the merchant has, as tabs where there are several, and the ways out of it. */
export function LoginPanel() {
  const { t } = useTranslation()
  const tabs = useSlot('login.tab')
  const label = useLabel()
  const isOn = useAtomValue(isOnAtom)
  const { open } = useModal()
  const freePlay = useFreePlay()
  const [selected, setSelected] = useState(tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]
  if (!current) return null
  const body = (
    <SlotItem
      key={current.id}
      slot="login.tab"
      item={current}
      fallback={<Skeleton height={260} />}
      failed={({ retry }) => (
        <ErrorState compact title={t('error.chunkFailed')} actions={<Button onClick={retry}>{t('app.retry')}</Button>} />
      )}
    />
  )
  return (
    <>
      {tabs.length > 1 ? (
        <Tabs
          label={t('auth.login.ways')}
          tabs={tabs.map((tab) => ({ id: tab.id, label: label(tab.label) }))}
          selected={current.id}
          onSelect={setSelected}
        >
          {body}
        </Tabs>
      ) : (
        body
      )}
      <Others>
        {isOn('REG3') ? (
          <p>
            {t('auth.login.noAccount')}{' '}
            <TextLink as="button" onClick={() => open(modals.register)}>
              {t('auth.register')}
            </TextLink>
          </p>
        ) : null}
        {isOn('FREEPLAY3') ? (
          <TextLink as="button" onClick={freePlay.start} aria-busy={freePlay.busy}>
            {t('auth.freePlay.long')}
          </TextLink>
        ) : null}
      </Others>
    </>
  )
}

const Others = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
  color: var(--text-muted);
  text-align: center;

  p {
    margin: 0;
  }
`
