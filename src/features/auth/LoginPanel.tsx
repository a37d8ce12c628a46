import { useAtomValue, useSetAtom } from '../../state/atoms'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { useModal } from '../../site/modal'
import { opens } from '../../site/opens'
import { modals } from '../../site/paths'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { canRegisterAtom } from '../../site/site'
import { importWithTimeout } from '../../site/importWithTimeout'
import { exclusionAtom, wantsWithdrawOnlyAtom } from '../../shared/safety/exclusion'
import { Button, ErrorState, Notice, Skeleton, Tabs, TextLink } from '../../ui'
import { loginStateAtom } from './login/flow'
import { panelShownAtom } from './login/panels'
import { OtherWays } from './OtherWays'
import { useFreePlay } from './useFreePlay'

const Excluded = lazy(() => importWithTimeout(() => import('./excluded/Excluded')))
const WithdrawOnly = lazy(() => importWithTimeout(() => import('./excluded/WithdrawOnly')))
const SecondCheck = lazy(() => importWithTimeout(() => import('./secondCheck/SecondCheck')))

/** Two fields, their labels, and a button. */
const formHeight = 'calc(3 * var(--control-h) + 2 * var(--space-4) + 2.8 * var(--fs-sm) + 20px)'

/** The login where it stands: the ways to begin, or the second check that a sign-in waits for. */
export function LoginPanel() {
  const { t } = useTranslation()
  const state = useAtomValue(loginStateAtom)
  const shown = useSetAtom(panelShownAtom)
  const exclusion = useAtomValue(exclusionAtom)
  const withdrawOnly = useAtomValue(wantsWithdrawOnlyAtom)
  useEffect(() => shown(), [shown])
  if (state.state === 'secondCheck' || state.state === 'checking') {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <SecondCheck check={state.check} />
      </Suspense>
    )
  }
  if (exclusion) {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <Excluded exclusion={exclusion} />
      </Suspense>
    )
  }
  return (
    <>
      {withdrawOnly ? (
        <Suspense fallback={<Skeleton height={72} />}>
          <WithdrawOnly />
        </Suspense>
      ) : null}
      {state.state === 'idle' && state.checkOver ? (
        <Again>
          <Notice tone="danger" alert>
            {t('error.checkExpired')}
          </Notice>
        </Again>
      ) : null}
      <Ways />
    </>
  )
}

/** The ways of logging in that the merchant has, as tabs where there are several, and the ways out of it. */
function Ways() {
  const { t } = useTranslation()
  const tabs = useSlot('login.tab')
  const label = useLabel()
  const canRegister = useAtomValue(canRegisterAtom)
  const { open } = useModal()
  const freePlay = useFreePlay()
  const canReset = useSlot('forgot.tab').length > 0
  // an address may name the way
  const [search] = useSearchParams()
  const [selected, setSelected] = useState(search.get('way') ?? tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]
  if (!current) return null
  const body = (
    <SlotItem
      key={current.id}
      slot="login.tab"
      item={current}
      fallback={<Skeleton height={formHeight} />}
      failed={({ retry }) => (
        <ErrorState
          compact
          title={t('error.chunkFailed')}
          actions={<Button onClick={retry}>{t('app.retry')}</Button>}
        />
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
      <OtherWays />
      <Others>
        {canReset ? (
          <TextLink as="button" {...opens(modals.forgot)} onClick={() => open(modals.forgot)}>
            {t('auth.forgot.link')}
          </TextLink>
        ) : null}
        {canRegister ? (
          <p>
            {t('auth.login.noAccount')}{' '}
            <TextLink as="button" {...opens(modals.register)} onClick={() => open(modals.register)}>
              {t('auth.register')}
            </TextLink>
          </p>
        ) : null}
        {freePlay.shown ? (
          <TextLink as="button" onClick={freePlay.start} aria-busy={freePlay.busy}>
            {t('auth.freePlay.long')}
          </TextLink>
        ) : null}
      </Others>
    </>
  )
}

const Again = styled.div`
  margin-block-end: var(--space-4);
`

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
