import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n/translate'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'
import { Button, ErrorState } from '../../ui'

const loadDetails = () => importWithTimeout(() => import('./FailureDetails'))
const lazyDetails = () => ({
  FailureText: lazy(async () => ({ default: (await loadDetails()).FailureText })),
  FailureCode: lazy(async () => ({ default: (await loadDetails()).FailureCode })),
  FailureWay: lazy(async () => ({ default: (await loadDetails()).FailureWay })),
})
/** Made anew where they could not be loaded, as while there is no network: React's remember that for good. */
let details = lazyDetails()
const forget = () => {
  details = lazyDetails()
}

interface FailureStateProps {
  /** What the visitor does not see because of it. */
  readonly title: string
  readonly error: unknown
  readonly retry: () => void
  readonly busy?: boolean
  readonly compact?: boolean
}

/**
 * In place of a part of a page that could not be had: what happened, the way on, and another try. Why it happened is
 * loaded when something did: the title and the other try are there without it.
 */
export function FailureState({ title, error, retry, busy = false, compact = false }: FailureStateProps) {
  const { t } = useTranslation()
  const { FailureText, FailureCode, FailureWay } = details
  return (
    <ErrorState
      compact={compact}
      title={title}
      text={
        <>
          <Detail place={'\u00a0'}>
            <FailureText error={error} />
          </Detail>
          <Detail>
            <FailureCode error={error} />
          </Detail>
        </>
      }
      actions={
        <>
          <Button icon="refresh-cw" busy={busy} onClick={retry}>
            {t('app.retry')}
          </Button>
          <Detail>
            <FailureWay error={error} retry={retry} />
          </Detail>
        </>
      }
    />
  )
}

/** Does without its children where they cannot be loaded, as where there is no network. */
function Detail({ place, children }: { readonly place?: ReactNode; readonly children: ReactNode }) {
  return (
    <SlotBoundary forget={forget} failed={() => place}>
      <Suspense fallback={place}>{children}</Suspense>
    </SlotBoundary>
  )
}
