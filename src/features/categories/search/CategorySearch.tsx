import { lazy, Suspense, useEffect, useState } from 'react'
import { useTrueAddress } from '../../../shared/address/useTrueAddress'
import { GameSearchLine } from '../../../shared/gameBar/GameSearchLine'
import { messages as barMessages } from '../../../shared/gameBar/messages'
import { useTypedQuery } from '../../../shared/gameBar/useTypedQuery'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { withMessages } from '../../../site/withMessages'
import { messages } from '../messages'
import { asks, categoryAddress, type CategoryQuery, countFilters, readCategoryQuery } from './categoryQuery'
import type { Asked } from './Found'

const CategoryFilters = lazy(() => importWithTimeout(() => import('./CategoryFilters')))

interface Props {
  readonly category: string
  /** Told what is asked for. */
  readonly onAsk: (asked: Asked | 'nothing') => void
}

/** Search, filters and order of a category. */
export default withMessages([barMessages, messages], function CategorySearch({ category, onAsk }: Props) {
  const { query, change, showMore, setText, flush } = useTypedQuery<CategoryQuery>(readCategoryQuery, categoryAddress)
  const { q: _typed, ...parameters } = categoryAddress(query)
  useTrueAddress(parameters)
  const [sheet, setSheet] = useState<'open' | 'closed'>()
  useEffect(
    () => onAsk(asks(query) ? { query, change, showMore, flush } : 'nothing'),
    [onAsk, query, change, showMore, flush],
  )
  return (
    <>
      <GameSearchLine
        text={query.text}
        setText={setText}
        flush={flush}
        filters={countFilters(query)}
        openSheet={() => setSheet('open')}
        sort={query.sort}
        change={change}
      />
      {sheet === undefined ? null : (
        <SlotBoundary failed={() => null}>
          <Suspense fallback={null}>
            <CategoryFilters
              category={category}
              open={sheet === 'open'}
              onClose={() => setSheet('closed')}
              query={query}
              change={change}
            />
          </Suspense>
        </SlotBoundary>
      )}
    </>
  )
})
