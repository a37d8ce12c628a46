import { Suspense, use } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { Stack } from '../layout/Stack'
import { Prose } from './Prose'
import { sanitise } from './sanitise'

export interface SafeHtmlProps {
  /** HTML from the platform, untrusted. */
  readonly html: string
}

/** The one place that draws HTML from outside. The sanitiser is loaded with the first text. */
export function SafeHtml({ html }: SafeHtmlProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Clean html={html} />
    </Suspense>
  )
}

function Clean({ html }: SafeHtmlProps) {
  const safe = use(sanitise(html))
  return 'html' in safe ? <Prose dangerouslySetInnerHTML={{ __html: safe.html }} /> : <Prose>{safe.text}</Prose>
}

function Waiting() {
  return (
    <Stack gap={3}>
      <Skeleton width="92%" />
      <Skeleton width="98%" />
      <Skeleton width="64%" />
    </Stack>
  )
}
