import { Link } from '../../../site/Link'
import styled from 'styled-components'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { numberFormat } from '../../../lib/intl'
import { paths } from '../../../site/paths'
import { useAtomValue } from '../../../state/atoms'
import { media } from '../../../ui'
import { addressWith } from './address'
import { sportsPath, type SportsView, sportsViews } from './sportsViews'
import { useCurrentInSight } from './useCurrentInSight'

/** How many matches each view has. */
export type ViewCounts = Readonly<Record<SportsView, number>>

interface Props {
  readonly view: SportsView | undefined
  /** `pending`: their places are kept. Absent: nobody tells. */
  readonly counts?: ViewCounts | 'pending' | undefined
  /** What the page is narrowed to, and the others too. */
  readonly search?: URLSearchParams
}

/** The pages of sports. */
export function ViewNav({ view, counts, search = new URLSearchParams() }: Props) {
  const { t } = useTranslation()
  const row = useCurrentInSight<HTMLElement>(view)
  const figures = numberFormat(useAtomValue(languageAtom).tag)
  const countOf = (one: SportsView) => (counts === undefined || counts === 'pending' ? '' : figures.format(counts[one]))
  return (
    <Nav ref={row} aria-label={t('sports.views')}>
      <Tab to={addressWith(paths.category.SPORTS, search, {})} aria-current={view === undefined ? 'page' : undefined}>
        {t('sports.lobby')}
      </Tab>
      {sportsViews.map((one) => (
        <Tab key={one} to={addressWith(sportsPath(one), search, {})} aria-current={view === one ? 'page' : undefined}>
          {t(`sports.${one}`)}
          {one === 'league' || counts === undefined ? null : <Count aria-hidden="true">{countOf(one)}</Count>}
        </Tab>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  box-shadow: inset 0 -1px var(--line);
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.tabletUp} {
    gap: var(--space-2);
    margin-inline: 0;
    padding-inline: 0;
  }
`

const Tab = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: 46px;
  padding-inline: var(--space-3);
  color: var(--text-muted);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--text);
  }
  &[aria-current='page'] {
    color: var(--accent-text);
    box-shadow: inset 0 -3px currentColor;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** Its place is kept before it is known. */
const Count = styled.span`
  min-inline-size: 2.5em;
  padding: 1px 6px;
  border-radius: var(--radius-pill);
  background-color: var(--surface-hover);
  color: var(--text-muted);
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: center;

  &:empty {
    background-color: transparent;
  }
`
