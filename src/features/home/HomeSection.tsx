import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { Item } from '../../engine/site'
import { SlotItem } from '../../site/Slot'
import { Button, ErrorState, KeptPlace } from '../../ui'
import { CategoryTilesSkeleton } from './categories/CategoryTilesSkeleton'
import { ContinueSkeleton } from './continue/ContinueSkeleton'
import { HeroSkeleton } from './hero/HeroSkeleton'
import { JackpotsSkeleton } from './jackpot/JackpotsSkeleton'
import { HotLanesSkeleton } from './lanes/HotLanesSkeleton'
import { wide } from './parts/wide'
import { PromoSkeleton } from './promotions/PromoSkeleton'
import { WinnersSkeleton } from './winners/WinnersSkeleton'

/** What stands in the place of a section while it loads, by id; sections of other features say how high they are. */
const skeletons: Readonly<Record<string, ReactNode>> = {
  hero: <HeroSkeleton />,
  categories: <CategoryTilesSkeleton />,
  continue: <ContinueSkeleton />,
  jackpot: <JackpotsSkeleton />,
  lanes: <HotLanesSkeleton />,
  promotions: <PromoSkeleton />,
  winners: <WinnersSkeleton />,
}

export function HomeSection({ item }: { item: Item<'home.section'> }) {
  const { t } = useTranslation()
  return (
    <SlotItem
      slot="home.section"
      item={item}
      fallback={skeletonOf(item)}
      failed={({ retry }) => (
        <Place>
          <ErrorState
            compact
            title={t('home.section.failed')}
            text={t('home.section.failedText')}
            actions={
              <Button icon="refresh-cw" onClick={retry}>
                {t('app.retry')}
              </Button>
            }
          />
        </Place>
      )}
    />
  )
}

function skeletonOf({ id, props: { heights } }: Item<'home.section'>): ReactNode {
  if (Object.hasOwn(skeletons, id)) return skeletons[id]
  if (heights === undefined) return null
  return (
    <Place>
      <KeptPlace heights={heights} />
    </Place>
  )
}

const Place = styled.div`
  ${wide}
`
