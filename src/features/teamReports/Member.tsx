import { Link } from '../../site/Link'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { TextLink } from '../../ui'

interface MemberProps {
  readonly account: string
  /** To what it did; without, it leads nowhere. */
  readonly to?: string | undefined
  /** A line below the name. */
  readonly text: string
}

/** An account of the team in a table. */
export function Member({ account, to, text }: MemberProps) {
  const name = <bdi>{account}</bdi>
  return (
    <Two>
      {to === undefined ? (
        <b>{name}</b>
      ) : (
        <TextLink as={Link} to={to}>
          {name}
        </TextLink>
      )}
      <small>{text}</small>
    </Two>
  )
}

/** Whether an account is an agent's, and on which level it stands. */
export function useStanding() {
  const { t } = useTranslation()
  return (agent: boolean, level: number): string =>
    `${t(agent ? 'teamReports.agent' : 'teamReports.member')} · ${t('teamReports.levelOf', { level })}`
}

/** A line and a smaller one below it. */
export const Two = styled.span`
  display: inline-grid;
  gap: 2px;
  min-inline-size: 0;

  b {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    font-weight: 400;
  }
`
