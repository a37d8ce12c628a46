import styled from 'styled-components'
import type { Vendor } from '../../../engine/facts'
import { useTranslation } from '../../../i18n/translate'
import { trueSearch } from '../../../shared/address/trueSearch'
import { VendorStrip } from '../../../shared/category/VendorStrip'
import { SearchLine } from '../../../shared/gameBar/bar.styles'
import { Bar } from '../../../shared/gameBar/stickyBar.styles'
import { media, SearchInput, Select } from '../../../ui'
import { lotteryAddress, type LotteryQuery } from './lotteryQuery'

interface Props {
  readonly query: LotteryQuery
  readonly setText: (text: string) => void
  readonly flush: () => void
  readonly change: (part: Partial<LotteryQuery>) => void
  readonly groups: readonly { readonly code: string; readonly name: string }[]
  readonly vendors: readonly Vendor[]
  readonly path: string
  /** Code of the vendor that the page is narrowed to. */
  readonly vendor: string | undefined
}

/** Search, kind of game and vendors, in view however far the games are read. */
export function GamesBar({ query, setText, flush, change, groups, vendors, path, vendor }: Props) {
  const { t } = useTranslation()
  // a game or the lobby that an address leads to is left behind
  const kept = trueSearch(new URLSearchParams(), lotteryAddress(query)) ?? new URLSearchParams()
  return (
    <Bar>
      <Line>
        <SearchInput
          value={query.text}
          onValue={setText}
          onBlur={flush}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          labels={{ search: t('games.hall.search'), clear: t('games.hall.clearSearch') }}
        />
        <Kinds>
          <Select
            aria-label={t('games.lottery.groups')}
            value={query.group ?? ''}
            onChange={({ currentTarget: { value } }) => change({ group: value === '' ? undefined : value })}
            options={[
              { value: '', label: t('games.lottery.games') },
              ...groups.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        </Kinds>
      </Line>
      <VendorStrip vendors={vendors} path={path} chosen={vendor} kept={kept} />
    </Bar>
  )
}

/** The kind below the field where both have not room for their words. */
const Line = styled(SearchLine)`
  flex-wrap: wrap;

  > :first-child {
    flex: 1 1 9em;
  }
`

const Kinds = styled.div`
  flex: none;
  max-inline-size: 100%;

  @media ${media.tabletUp} {
    margin-inline-start: auto;
  }
`
