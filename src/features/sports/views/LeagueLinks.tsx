import { Link } from '../../../site/Link'
import styled from 'styled-components'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { numberFormat } from '../../../lib/intl'
import { useAtomValue } from '../../../state/atoms'
import { media } from '../../../ui'
import { RailHead } from '../books/book.styles'
import { type Leagues } from '../matches/arrange'
import { matchesIn } from '../matches/choose'
import { addressWith } from './address'
import { sportsPath } from './sportsViews'

interface Props {
  readonly leagues: Leagues
  readonly chosen: string | undefined
  /** What the page is narrowed to besides. */
  readonly search: URLSearchParams
}

/** The way to each league, beside the matches on a desktop; the page of leagues has it elsewhere. */
export function LeagueLinks({ leagues, chosen, search }: Props) {
  const { t } = useTranslation()
  const figures = numberFormat(useAtomValue(languageAtom).tag)
  if (leagues.length === 0) return null
  const rows = [
    { code: undefined, name: t('sports.everyLeague'), count: matchesIn(leagues).length },
    ...leagues.map(({ leagueId, name, matches }) => ({ code: leagueId, name, count: matches.length })),
  ]
  return (
    <Nav aria-labelledby="leagues">
      <RailHead id="leagues">{t('sports.league')}</RailHead>
      <List>
        {rows.map(({ code, name, count }) => (
          <li key={code ?? ''}>
            <Row
              to={addressWith(sportsPath('league'), search, { league: code })}
              aria-current={chosen !== undefined && code === chosen ? 'page' : undefined}
            >
              <span>{name}</span>
              <Count>{figures.format(count)}</Count>
            </Row>
          </li>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  display: none;

  @media ${media.desktopUp} {
    display: block;
    margin-block-start: var(--space-5);
  }
`

const List = styled.ul`
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 44px;
  padding: 6px var(--space-3);
  color: inherit;
  font-size: var(--fs-sm);
  text-decoration: none;

  &:hover {
    background-color: var(--surface-hover);
  }
  &[aria-current='page'] {
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 500;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Count = styled.span`
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`
