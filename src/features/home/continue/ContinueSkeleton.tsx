import { suggestionsAtom } from '../../../shared/suggestions/choice'
import { brandAtom } from '../../../site/brand'
import { useAtomValue } from '../../../state/atoms'
import { GameLaneSkeleton } from '../../../ui'
import { Section } from '../parts/section'

/** The place of the lane, where there will be one. */
export function ContinueSkeleton() {
  const { card } = useAtomValue(brandAtom).layout
  if (!useAtomValue(suggestionsAtom)) return null
  return (
    <Section>
      <GameLaneSkeleton variant={card} />
    </Section>
  )
}
