import { Suspense, use, useCallback } from 'react'
import styled from 'styled-components'
import { paragraphsOf } from '../../lib/plainText'
import { Prose } from './Prose'
import { sanitise } from './sanitise'
import { useReachableTables } from './useReachableTables'

export interface SafeHtmlProps {
  /** HTML from the platform, untrusted. */
  readonly html: string
}

/** The one place that draws HTML from outside. The sanitiser is loaded with the first text. */
export function SafeHtml({ html }: SafeHtmlProps) {
  return (
    <Suspense fallback={<Waiting html={html} />}>
      <Clean html={html} />
    </Suspense>
  )
}

function Clean({ html }: SafeHtmlProps) {
  const safe = use(sanitise(html))
  const tables = useReachableTables()
  const cleaned = 'html' in safe ? safe.html : ''
  const takeOver = useCallback(
    (text: HTMLElement | null) => {
      // React leaves what the edge has drawn as it stands; what stays is what was cleaned here
      // oxlint-disable-next-line typescript/no-base-to-string -- trusted HTML is its text, which its type does not say
      if (text !== null && text.innerHTML !== String(cleaned)) text.innerHTML = cleaned as string
      return tables(text)
    },
    [cleaned, tables],
  )
  return 'html' in safe ? (
    <Prose key={html} ref={takeOver} dangerouslySetInnerHTML={{ __html: safe.html }} />
  ) : (
    <Prose>{safe.text}</Prose>
  )
}

/** Lines as long as the words that come, so that nothing below has to move. */
function Waiting({ html }: SafeHtmlProps) {
  return (
    <Prose aria-hidden="true">
      {paragraphsOf(html).map((words, place) => (
        <p key={place}>
          <Line>{words}</Line>
        </p>
      ))}
    </Prose>
  )
}

const Line = styled.span`
  border-radius: var(--radius-s);
  background-color: var(--surface-hover);
  color: transparent;
  box-decoration-break: clone;
  user-select: none;
`
