import styled from 'styled-components'
import type { MissionLeaderboard } from '../../contract/mission-leaderboard'
import { useTranslation } from '../../i18n/translate'
import { Badge, hiddenVisually } from '../../ui'

interface PlacesProps {
  readonly rows: MissionLeaderboard['rows']
  readonly figure: (value: number) => string
}

/** The first places, one line each on every screen; one's own stands out. */
export function Places({ rows, figure }: PlacesProps) {
  const { t } = useTranslation()
  return (
    <Plate>
      <Table>
        <caption>{t('missions.leaderboard')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('missions.place')}</th>
            <th scope="col">{t('missions.player')}</th>
            <th scope="col">{t('missions.pointsTitle')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, player, points, isOwn }) => (
            <tr key={`${place} ${player}`} data-own={isOwn}>
              <td>{figure(place)}</td>
              <td>
                <span>
                  <bdi>{player}</bdi>
                  {isOwn ? <Badge tone="accent">{t('missions.you')}</Badge> : null}
                </span>
              </td>
              <td>{figure(points)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Plate>
  )
}

const Plate = styled.div`
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
`

const Table = styled.table`
  inline-size: 100%;
  font-size: var(--fs-sm);

  caption {
    ${hiddenVisually}
  }
  th {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    font-weight: 500;
  }
  thead {
    background-color: var(--surface-sunken);
  }
  th,
  td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
  }
  th:first-child,
  td:first-child {
    inline-size: 5.5em;
    font-variant-numeric: tabular-nums;
  }
  th:last-child,
  td:last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  td:last-child {
    font-weight: 700;
  }
  td > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  tbody tr {
    border-block-start: 1px solid var(--line);
  }
  tr[data-own='true'] {
    background-color: var(--accent-soft);
  }
`
