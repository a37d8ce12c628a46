import { createContext, type ReactNode, type RefObject, use } from 'react'
import type { FormField } from '../../../lib/form/model'
import type { FormStep } from '../../../lib/form/step'
import type { FormDraft } from '../formDraft'
import type { FormFootProps } from '../FormFoot'

/** What the theme's parts need besides what rjsf hands them. */
interface PlatformScope {
  readonly fields: ReadonlyMap<string, FormField>
  readonly draft: FormDraft
  /** Hands rjsf what was typed since it last took it, and has it validated. */
  readonly commit: () => void
  /** The same in a transition, which keeps no key press waiting. */
  readonly commitSoon: () => void
}

/** The fields step by step. */
export interface Steps {
  readonly steps: readonly FormStep[]
  readonly at: number
  /** Above the fields of each step. */
  readonly head: ReactNode
  readonly foldLabel: string
  readonly isOpen: boolean
  readonly onFold: (isOpen: boolean) => void
}

/** What stands around the fields. Apart from the scope, so that its changes draw no field. */
interface PlatformFrame {
  readonly element: RefObject<HTMLFormElement | null>
  readonly foot: FormFootProps
  /** True: there is nothing to send yet. */
  readonly beforeSubmit: () => boolean
}

export const PlatformScopeContext = createContext<PlatformScope | undefined>(undefined)
export const PlatformStepsContext = createContext<Steps | undefined>(undefined)
export const PlatformFrameContext = createContext<PlatformFrame | undefined>(undefined)

const inside = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('a part of the theme was drawn outside of PlatformForm')
  return value
}
export const usePlatformScope = () => inside(use(PlatformScopeContext))
export const usePlatformFrame = () => inside(use(PlatformFrameContext))
