import styled from 'styled-components'
import type { MissionLeaderboard } from '../../contract/mission-leaderboard'
import { useTranslation } from '../../i18n/translate'
import { Badge, tableLook, tablePlate } from '../../ui'

interface PlacesProps {
  readonly rows: MissionLeaderboard['rows']
  readonly figure: (value: number) => string
  /** What a place wins, in words; undefined: places win nothing. */
  readonly prizeOf?: ((place: number) => string | undefined) | undefined
}

/** Places that stand out. */
const honoured = 3

/** The first places, one line each on every screen; one's own stands out. */
export function Places({ rows, figure, prizeOf }: PlacesProps) {
  const { t } = useTranslation()
  return (
    <Plate>
      <Table>
        <caption>{t('missions.leaderboard')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('missions.place')}</th>
            <th scope="col">{t('missions.player')}</th>
            {prizeOf && <th scope="col">{t('missions.placePrize')}</th>}
            <th scope="col" data-figure>
              {t('missions.pointsTitle')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, player, points, isOwn }, row) => (
            // names are masked, and places shared
            <tr key={row} data-own={isOwn}>
              <td>
                <Place data-first={place <= honoured}>{figure(place)}</Place>
              </td>
              <td>
                <span>
                  <bdi>{player}</bdi>
                  {isOwn ? <Badge tone="accent">{t('missions.you')}</Badge> : null}
                </span>
              </td>
              {prizeOf && <td>{prizeOf(place) ?? '–'}</td>}
              <td data-figure>{figure(points)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Plate>
  )
}

const Place = styled.b`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: var(--radius-pill);
  font-weight: 500;

  &[data-first='true'] {
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 700;
  }
  tr[data-own='true'] &[data-first='true'] {
    background-color: var(--accent);
    color: var(--on-accent);
  }
`

const Plate = styled.div`
  ${tablePlate}
`

const Table = styled.table`
  ${tableLook}

  th:first-child,
  td:first-child {
    inline-size: 5.5em;
    font-variant-numeric: tabular-nums;
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
  tr[data-own='true'] {
    background-color: var(--accent-soft);
  }
`
