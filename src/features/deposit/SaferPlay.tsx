import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { paths } from '../../site/paths'
import { Icon, TextLink } from '../../ui'

/** A word before money is paid, and where limits and help are. */
export function SaferPlay() {
  const { t } = useTranslation()
  const { registration, help } = useAtomValue(brandAtom)
  return (
    <Line>
      <Icon name="shield-check" size={18} />
      <span>
        {t('deposit.safer', { age: registration.age })}{' '}
        {help.safer === undefined ? (
          <TextLink as={Link} to={paths.help}>
            {t('deposit.saferLink')}
          </TextLink>
        ) : (
          <TextLink href={help.safer} target="_blank" rel="noopener noreferrer">
            {t('deposit.saferLink')}
          </TextLink>
        )}
      </span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
