import { type ComponentType, lazy, Suspense } from 'react'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { SlotBoundary } from '../../../site/SlotBoundary'
import type { CategoryPlace } from '../../../shared/category/categoryTarget'
import type { Category } from './useCategories'

export interface PanelProps {
  readonly category: Category & { readonly place: CategoryPlace }
  readonly onGo: () => void
}

/** A panel of vendors that is loaded when the pointer or the keyboard comes near the categories. */
export function lazyPanel(load: () => Promise<{ readonly default: ComponentType<PanelProps> }>) {
  const Panel = lazy(() => importWithTimeout(load))
  const Lazy = (props: PanelProps) => (
    <SlotBoundary failed={() => null}>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </SlotBoundary>
  )
  const near = () => {
    load().catch(() => undefined)
  }
  return { Panel: Lazy, near: { onPointerEnter: near, onFocus: near } }
}
