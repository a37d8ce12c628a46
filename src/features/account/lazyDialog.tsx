import { type ComponentType, lazy, Suspense, useState } from 'react'
import { importWithTimeout } from '../../site/importWithTimeout'

/** What a dialog of My account is given. */
export interface DialogPart {
  readonly open: boolean
  readonly onClose: () => void
}

/** A dialog with its form, loaded when it is first opened: the page does not need it. */
export function lazyDialog<P extends DialogPart>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const Loaded = lazy(() => importWithTimeout(load))
  return function LazyDialog(props: P) {
    const [asked, setAsked] = useState(false)
    if (props.open && !asked) setAsked(true)
    return asked ? (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ) : null
  }
}
