import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { OpenedAccount } from '../../contract/opened-account'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { CopyButton } from '../../shared/inviting/CopyButton'
import { paths } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, media, Notice, Panel, Stack } from '../../ui'
import { rateText } from './rate'

interface OpenedProps {
  readonly opened: OpenedAccount
  readonly onMore: () => void
}

/** Name and first password, to hand on. They are gone when this is left. */
export function Opened({ opened: { account, password, kind, rateBp }, onMore }: OpenedProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const place = useRef<HTMLDivElement>(null)
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
              <dd dir="ltr">{account}</dd>
              <CopyButton text={account} label={t('openAccount.copyName')} />
            </div>
            <div>
              <dt>{t('openAccount.password')}</dt>
              <dd dir="ltr">{password}</dd>
              <CopyButton text={password} label={t('openAccount.copyPassword')} />
            </div>
            <div>
              <dt>{t('openAccount.rate')}</dt>
              <dd>{rateText(rateBp, language)}</dd>
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
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px var(--space-4);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background-color: var(--surface-sunken);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    grid-row: 2;
    font-size: var(--fs-lg);
    font-weight: 700;
    overflow-wrap: anywhere;
    text-align: start;
  }
  dd[dir='ltr'] {
    justify-self: start;
  }
  button {
    grid-row: 1 / span 2;
    grid-column: 2;
  }

  @media ${media.phone} {
    button {
      grid-row: 3;
      grid-column: 1;
      justify-self: start;
    }
  }
`
