import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Activity } from '../../contract/activity'
import { formatDateTime, isoTime, pageTimeZone } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { Terms } from '../../shared/prize/Terms'
import { useAtomValue } from '../../state/atoms'

/** When it runs, who may take part, under which conditions. */
export function Facts({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { startsAt, endsAt, joinBy, timeZone, who, conditions, places, terms } = activity
  const time = (at: number) => <time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('promotions.from'), time(startsAt)],
    [t('promotions.until'), endsAt === undefined ? t('promotions.noEnd') : time(endsAt)],
    ...(joinBy === undefined ? [] : [[t('promotions.joinBy'), time(joinBy)] as const]),
    [t('promotions.who'), who],
    ...(places === undefined
      ? []
      : [[t('promotions.places'), t('promotions.placesLeft', { left: places.left, total: places.total })] as const]),
  ]
  return (
    <Box>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {timeZone === pageTimeZone() ? null : (
        <p>
          {t('promotions.zone')} <bdi dir="ltr">{timeZone.replaceAll('_', ' ')}</bdi>
        </p>
      )}
      {conditions.length === 0 ? null : (
        <>
          <h3>{t('promotions.conditions')}</h3>
          <ul>
            {conditions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <Terms terms={terms} />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
  font-size: var(--fs-sm);

  dl {
    display: grid;
    gap: var(--space-2);
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  dt,
  > p {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: var(--fs-sm);
  }
  ul {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: var(--space-5);
    list-style: disc;
  }
`
