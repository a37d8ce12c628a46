import styled from 'styled-components'
import type { Activity } from '../../contract/activity'
import { timeZoneName } from '../../i18n/formats'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { numberFormat } from '../../lib/intl'
import { Facts } from '../../shared/lists/Facts'
import { Terms } from '../../shared/prize/Terms'
import { Moment } from '../../site/Moment'
import { useAtomValue } from '../../state/atoms'

/** When it runs, who may take part, under which conditions. */
export function Conditions({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { startsAt, endsAt, joinBy, timeZone, who, conditions, places, terms } = activity
  const figures = numberFormat(language)
  const time = (at: number) => <Moment time={at} />
  return (
    <Box>
      <Facts
        facts={[
          { id: 'from', label: t('promotions.from'), value: time(startsAt) },
          {
            id: 'until',
            label: t('promotions.until'),
            value: endsAt === undefined ? t('promotions.noEnd') : time(endsAt),
          },
          joinBy === undefined ? undefined : { id: 'joinBy', label: t('promotions.joinBy'), value: time(joinBy) },
          { id: 'who', label: t('promotions.who'), value: who, words: true },
          places && {
            id: 'places',
            label: t('promotions.places'),
            value: t('promotions.placesLeft', {
              left: figures.format(places.left),
              total: figures.format(places.total),
            }),
          },
        ]}
      />
      <p suppressHydrationWarning>
        {t('promotions.zone', { zone: isolatedWords(timeZoneName(timeZone, startsAt, language)) })}
      </p>
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
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--line);
  font-size: var(--fs-sm);

  > p {
    color: var(--text-muted);
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
