import { Link } from 'react-router'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Icon, TextLink } from '../../ui'
import { useTeamAddress } from './useTeamAddress'

/** The way down to a level, each step a way back up. */
export function TeamPath({ path }: { readonly path: readonly string[] }) {
  const { t } = useTranslation()
  const { begun, toLevel } = useTeamAddress()
  const isTop = path.length === 0 && begun === undefined
  return (
    <nav aria-label={t('team.path')}>
      <Steps>
        <li>
          {isTop ? (
            <strong aria-current="page">{t('team.own')}</strong>
          ) : (
            <TextLink as={Link} to={toLevel(undefined)}>
              {t('team.own')}
            </TextLink>
          )}
        </li>
        {path.map((account, place) => (
          <li key={account}>
            <Icon name="chevron-right" size={16} />
            {place === path.length - 1 ? (
              <strong aria-current="page">
                <bdi>{account}</bdi>
              </strong>
            ) : (
              <TextLink as={Link} to={toLevel(account)}>
                <bdi>{account}</bdi>
              </TextLink>
            )}
          </li>
        ))}
        {begun === undefined ? null : (
          <li>
            <Icon name="chevron-right" size={16} />
            <strong aria-current="page">{t('team.found', { text: begun })}</strong>
          </li>
        )}
      </Steps>
    </nav>
  )
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-block-size: 32px;

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: var(--text-muted);
  }
`
