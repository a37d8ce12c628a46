import { memo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { languageAtom } from '../../../i18n/language'
import { useAtomValue } from '../../../state/atoms'
import { Button, Chip, Drawer } from '../../../ui'
import { betName, featureName, linesName, sortName, typeName } from '../filters/filterNames'
import {
  betLimits,
  countFilters,
  gameTypes,
  type HallQuery,
  type LineRange,
  sorts,
  withoutFilters,
} from '../filters/hallQuery'
import { Group, GroupName, SheetBody, Wrap } from './bar.styles'
import { toggled } from './VendorChips'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly query: HallQuery
  readonly change: (part: Partial<HallQuery>) => void
  readonly vendors: readonly Vendor[]
  /** Features that games here have. */
  readonly features: readonly string[]
  readonly count: number
}

const ranges: readonly LineRange[] = ['few', 'some', 'usual', 'many']

/** Every filter in one place; the games behind it follow at once. Not drawn with every letter typed while it is closed. */
export default memo(
  function FilterSheet({ open, onClose, count, ...rest }: Props) {
    const { query, change } = rest
    const { tag } = useAtomValue(languageAtom)
    const { t } = useTranslation()
    return (
      <Drawer
        side="end"
        width={400}
        open={open}
        onClose={onClose}
        title={t('games.hall.filters')}
        closeLabel={t('games.hall.closeFilters')}
        footer={
          <>
            <Button
              disabled={countFilters(query) === 0}
              onClick={() => change({ ...withoutFilters(query), text: query.text })}
            >
              {t('games.hall.clear')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('games.hall.show', { count, shown: count.toLocaleString(tag) })}
            </Button>
          </>
        }
      >
        <Groups {...rest} />
      </Drawer>
    )
  },
  (before, after) => !before.open && !after.open,
)

/** A component of its own: nothing of it is made while the sheet is closed. */
function Groups({ query, change, vendors, features }: Omit<Props, 'open' | 'onClose' | 'count'>) {
  const { t } = useTranslation()
  return (
    <SheetBody>
      <Group>
        <GroupName>{t('games.hall.sortBy')}</GroupName>
        <Wrap>
          {sorts.map((sort) => (
            <Chip
              key={sort}
              selected={(query.sort ?? 'popular') === sort}
              onClick={() => change({ sort: sort === 'popular' ? undefined : sort })}
            >
              {sortName(t, sort)}
            </Chip>
          ))}
        </Wrap>
      </Group>
      <Group>
        <GroupName>{t('games.hall.type')}</GroupName>
        <Wrap>
          {gameTypes.map((type) => (
            <Chip
              key={type}
              selected={query.types.includes(type)}
              onClick={() => change({ types: toggled(query.types, type) })}
            >
              {typeName(t, type)}
            </Chip>
          ))}
        </Wrap>
      </Group>
      <Group>
        <GroupName>{t('games.hall.bet')}</GroupName>
        <Wrap>
          {betLimits.map((bet) => (
            <Chip
              key={bet}
              selected={query.bet === bet}
              onClick={() => change({ bet: query.bet === bet ? undefined : bet })}
            >
              {betName(t, bet)}
            </Chip>
          ))}
        </Wrap>
      </Group>
      <Group>
        <GroupName>{t('games.hall.lines')}</GroupName>
        <Wrap>
          {ranges.map((range) => (
            <Chip
              key={range}
              selected={query.lines === range}
              onClick={() => change({ lines: query.lines === range ? undefined : range })}
            >
              {linesName(t, range)}
            </Chip>
          ))}
        </Wrap>
      </Group>
      {features.length === 0 ? null : (
        <Group>
          <GroupName>{t('games.hall.features')}</GroupName>
          <Wrap>
            {features.map((feature) => (
              <Chip
                key={feature}
                selected={query.features.includes(feature)}
                onClick={() => change({ features: toggled(query.features, feature) })}
              >
                {featureName(t, feature)}
              </Chip>
            ))}
          </Wrap>
        </Group>
      )}
      <Group>
        <GroupName>{t('games.page.vendors')}</GroupName>
        <Wrap>
          {vendors.map(({ accountTypeName: code, displayName }) => (
            <Chip
              key={code}
              selected={query.vendors.includes(code)}
              onClick={() => change({ vendors: toggled(query.vendors, code) })}
            >
              {displayName}
            </Chip>
          ))}
        </Wrap>
      </Group>
    </SheetBody>
  )
}
