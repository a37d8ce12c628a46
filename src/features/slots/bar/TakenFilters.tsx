import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { vendorByCodeAtom } from '../../../site/games'
import { useAtomValue } from '../../../state/atoms'
import { Icon } from '../../../ui'
import { betName, featureName, linesName, typeName } from '../filters/filterNames'
import { countFilters, type HallQuery, withoutFilters } from '../filters/hallQuery'
import { Taken } from './bar.styles'

interface Props {
  readonly query: HallQuery
  readonly change: (part: Partial<HallQuery>) => void
}

/** The filters that are on, each with the way out of it. */
export default memo(function TakenFilters({ query, change }: Props) {
  const { t } = useTranslation()
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const { vendors, types, lines, bet, features } = query
  const taken = [
    ...vendors.map((one) => ({
      id: `v${one}`,
      name: vendorOf(one)?.displayName ?? one,
      without: { vendors: vendors.filter((other) => other !== one) },
    })),
    ...types.map((one) => ({
      id: `t${one}`,
      name: typeName(t, one),
      without: { types: types.filter((other) => other !== one) },
    })),
    ...(bet === undefined ? [] : [{ id: 'bet', name: betName(t, bet), without: { bet: undefined } }]),
    ...(lines === undefined ? [] : [{ id: 'lines', name: linesName(t, lines), without: { lines: undefined } }]),
    ...features.map((one) => ({
      id: `f${one}`,
      name: featureName(t, one),
      without: { features: features.filter((other) => other !== one) },
    })),
  ]
  return (
    <>
      {taken.map(({ id, name, without }) => (
        <Taken
          key={id}
          type="button"
          aria-label={t('games.hall.removeFilter', { name })}
          onClick={() => change(without)}
        >
          {name}
          <Icon name="x" size={16} />
        </Taken>
      ))}
      {countFilters(query) > 1 ? (
        <Taken type="button" onClick={() => change({ ...withoutFilters(query), text: query.text })}>
          {t('games.hall.clear')}
        </Taken>
      ) : null}
    </>
  )
})
