import type { Activity } from '../../contract/activity'
import { decimalOf, isLess } from '../../lib/decimal'

type Step = Activity['steps'][number]

/** The step that a card tells of: the first that is not done, else the last. Undefined: there are none. */
export const nextStep = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ done, target }) => isLess(decimalOf(done), decimalOf(target))) ?? steps.at(-1)
