import { Link } from '../../site/Link'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Button, Icon, TextLink } from '../../ui'
import type { Report } from './useReport'

interface WayProps {
  readonly report: Report
  readonly account: string
  /** Accounts between the team and this one, from the top. */
  readonly above?: readonly string[]
}

/** Whose report it is, and the way back up. */
export function Way({ report, account, above = [] }: WayProps) {
  const { t } = useTranslation()
  return (
    <Head aria-label={t('teamReports.way')}>
      <Button as={Link} to={report.to(undefined)} size="s" icon="arrow-left">
        {t('teamReports.back')}
      </Button>
      <ol>
        {above.map((name) => (
          <li key={name}>
            <TextLink as={Link} to={report.to(name)}>
              <bdi>{name}</bdi>
            </TextLink>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li>
          <h2 aria-current="page">
            <bdi>{account}</bdi>
          </h2>
        </li>
      </ol>
    </Head>
  )
}

const Head = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    min-block-size: 24px;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--fs-lg);
  }
`
