import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { Icon, TextLink } from '../../ui'

interface LevelsProps {
  /** From oneself down to whose level it is. */
  readonly path: readonly { readonly account: string }[]
  readonly toLevel: (of: string | undefined) => string
}

/** The way back up, to oneself. */
export function Levels({ path, toLevel }: LevelsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('team.path')}>
      <Steps>
        {path.map(({ account }, place) => (
          <li key={account}>
            {place === 0 ? null : <Icon name="chevron-right" size={16} />}
            {place === path.length - 1 ? (
              <b aria-current="location">
                <Step account={account} own={place === 0} />
              </b>
            ) : (
              <TextLink as={Link} to={toLevel(place === 0 ? undefined : account)}>
                <Step account={account} own={place === 0} />
              </TextLink>
            )}
          </li>
        ))}
      </Steps>
    </nav>
  )
}

function Step({ account, own }: { readonly account: string; readonly own: boolean }) {
  const { t } = useTranslation()
  return own ? t('team.own') : <bdi>{account}</bdi>
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  min-block-size: 28px;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    min-block-size: 28px;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: var(--text-muted);
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`
