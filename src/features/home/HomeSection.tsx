import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAtomValue } from '../../state/atoms'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { Item } from '../../engine/site'
import { isFirstSection } from '../../site/firstSections'
import { registryAtom } from '../../site/site'
import { prepareItem, SlotItem, useSlot } from '../../site/Slot'
import { Button, ErrorState, KeptPlace, pageFrame } from '../../ui'
import { useInView } from '../../ui/hooks/useInView'
import { useIdleTurn } from '../../ui/hooks/useIdleTurn'
import { CategoryTilesSkeleton } from './categories/CategoryTilesSkeleton'
import { ContinueSkeleton } from './continue/ContinueSkeleton'
import { HeroSkeleton } from './hero/HeroSkeleton'
import { JackpotsSkeleton } from './jackpot/JackpotsSkeleton'
import { HotLanesSkeleton } from './lanes/HotLanesSkeleton'
import { PromoSkeleton } from './promotions/PromoSkeleton'
import { WinnersSkeleton } from './winners/WinnersSkeleton'

/** What stands in the place of a section while it loads, by id; of others their entries say how high they are. */
const skeletons: Readonly<Record<string, ReactNode>> = {
  hero: <HeroSkeleton />,
  categories: <CategoryTilesSkeleton />,
  continue: <ContinueSkeleton />,
  jackpot: <JackpotsSkeleton />,
  lanes: <HotLanesSkeleton />,
  promotions: <PromoSkeleton />,
  winners: <WinnersSkeleton />,
}

/** CSS pixels before a section is seen from which its code is loaded: the section is there when it is reached. */
const margin = 800
/** Milliseconds that a section waits to be drawn in one go. */
const patience = 2_000

/** What is drawn once stays, wherever other sections move it. */
export function HomeSection({ item }: { item: Item<'home.section'> }) {
  const place = useSlot('home.section').findIndex(({ id }) => id === item.id)
  const [isFirst] = useState(() => isFirstSection(item, place))
  return isFirst ? <Section item={item} /> : <LaterSection item={item} />
}

function LaterSection({ item }: { item: Item<'home.section'> }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useInView(box, margin)
  return useIdleTurn(usePrepared(item, isNear)) ? (
    <Section item={item} />
  ) : (
    <div ref={box} data-far={isNear ? undefined : true}>
      {skeletonOf(item)}
    </div>
  )
}

/**
 * Whether its code and messages are there, or have kept it waiting. Otherwise React suspends, and commits all sections that
 * have arrived by then in one task.
 */
function usePrepared({ id }: Item<'home.section'>, isWanted: boolean): boolean {
  const registry = useAtomValue(registryAtom)
  const { tag } = useAtomValue(languageAtom)
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const draw = () => {
      if (isCurrent) setPrepared(true)
    }
    // a load that takes long or fails is seen to where the section is drawn
    const timer = setTimeout(draw, patience)
    void prepareItem(registry, 'home.section', id, tag).then(draw)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWanted, registry, id, tag])
  return isPrepared
}

function Section({ item }: { item: Item<'home.section'> }) {
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
  ${pageFrame}
`
