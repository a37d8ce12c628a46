import { suggestionsAtom } from '../../../shared/suggestions/choice'
import ContinueLane from '../../../shared/suggestions/ContinueLane'
import { PopularLane } from '../../../shared/suggestions/PopularLane'
import { useAtomValue } from '../../../state/atoms'
import { Section } from '../parts/section'

/** What the member played last, or what others play; nothing where suggestions are refused. */
export default function ContinuePlaying() {
  if (!useAtomValue(suggestionsAtom)) return null
  return (
    <Section>
      <ContinueLane otherwise={<PopularLane />} />
    </Section>
  )
}
