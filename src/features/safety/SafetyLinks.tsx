import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import styled from 'styled-components'
import { brandAtom } from '../../site/brand'
import { useMemberPagePath } from '../../site/useMemberPage'
import { paths } from '../../site/paths'
import { useCustomerService } from '../../site/useCustomerService'
import { TextLink } from '../../ui'

/** Where limits and self-exclusion are set, and where help is; customer service sets limits where there is no such place. */
export function SafetyLinks() {
  const { t } = useTranslation()
  const { safety, help } = useAtomValue(brandAtom)
  const limits = useMemberPagePath('saferPlay') ?? safety.limits
  const callService = useCustomerService()
  const link = (address: string, text: string) =>
    address.startsWith('/') ? (
      <TextLink as={Link} to={address}>
        {text}
      </TextLink>
    ) : (
      <TextLink href={address} target="_blank" rel="noopener noreferrer">
        {text}
      </TextLink>
    )
  return (
    <Row>
      {limits === undefined ? (
        <TextLink as="button" onClick={callService}>
          {t('safety.limitsByService')}
        </TextLink>
      ) : (
        link(limits, t('safety.limits'))
      )}
      {link(help.safer ?? paths.help, t('safety.help'))}
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`
