import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { OpenedAccount } from '../../contract/opened-account'
import { useTranslation } from '../../i18n/translate'
import { CopyButton } from '../../shared/inviting/CopyButton'
import { useRateText } from '../../shared/rates/useRateText'
import { paths } from '../../site/paths'
import { Button, Cluster, Notice, Panel, Stack } from '../../ui'

interface OpenedProps {
  readonly opened: OpenedAccount
  readonly onMore: () => void
}

/** Name and first password, to hand on. They are gone when this is left. */
export function Opened({ opened: { account, password, kind, rateBp }, onMore }: OpenedProps) {
  const { t } = useTranslation()
  const rate = useRateText()
  const place = useRef<HTMLDivElement>(null)
  const [shownName, shownPassword] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)]
  useEffect(() => place.current?.focus(), [])
  const address = `${window.location.origin}${paths.login}`
  return (
    <Panel title={t(kind === 'AGENT' ? 'openAccount.openedAgent' : 'openAccount.openedMember')}>
      <Place ref={place} tabIndex={-1}>
        <Stack gap={4}>
          <Notice tone="warning" alert>
            {t('openAccount.once')}
          </Notice>
          <Facts>
            <div>
              <dt>{t('openAccount.name')}</dt>
              <dd>
                <span ref={shownName} dir="ltr">
                  {account}
                </span>
                <CopyButton text={account} label={t('openAccount.copyName')} shown={shownName} />
              </dd>
            </div>
            <div>
              <dt>{t('openAccount.password')}</dt>
              <dd>
                <span ref={shownPassword} dir="ltr">
                  {password}
                </span>
                <CopyButton text={password} label={t('openAccount.copyPassword')} shown={shownPassword} />
              </dd>
            </div>
            <div>
              <dt>{t('openAccount.rate')}</dt>
              <dd>{rate(rateBp)}</dd>
            </div>
          </Facts>
          <p>{t('openAccount.change')}</p>
          <Cluster>
            <CopyButton
              text={t('openAccount.letter', { account, password, address })}
              label={t('openAccount.copyAll')}
            />
            <Button variant="primary" icon="user-plus" onClick={onMore}>
              {t('openAccount.more')}
            </Button>
          </Cluster>
        </Stack>
      </Place>
    </Panel>
  )
}

const Place = styled.div`
  outline: none;
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);

  > div {
    display: grid;
    gap: 2px;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background-color: var(--surface-sunken);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    margin: 0;
    font-size: var(--fs-lg);
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`
