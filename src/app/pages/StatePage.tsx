import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { focusMain } from '../../site/focusMain'
import { Icon, type IconName, Phrases } from '../../ui'

interface StatePageProps {
  readonly icon: IconName
  readonly tone?: 'accent' | 'danger'
  readonly title: string
  readonly text: string
  readonly details?: ReactNode
  readonly actions: ReactNode
  /** Fills the window by itself, without header and footer. */
  readonly whole?: boolean
  /** Drawn above the card where there is no header: the brand's mark. */
  readonly head?: ReactNode
}

/** One thing to say: what happened, what to do, and the button for it. */
export function StatePage(props: StatePageProps) {
  const { icon, tone = 'accent', title, text, details, actions, whole = false, head } = props
  const ground = useRef<HTMLDivElement>(null)
  useFocusInstead(ground, whole)
  return (
    <Ground ref={ground} as={whole ? 'main' : 'div'} tabIndex={whole ? -1 : undefined} $whole={whole}>
      {head}
      <Card>
        <Medallion aria-hidden="true" $tone={tone}>
          <Icon name={icon} size={32} />
        </Medallion>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
        <Words>{text}</Words>
        {details}
        <Actions>{actions}</Actions>
      </Card>
    </Ground>
  )
}

/** What stands in the place of a page has the focus that the page had, and gives it back when the page is there again. */
function useFocusInstead(place: RefObject<HTMLElement | null>, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return
    if (isFocusLost()) place.current?.focus({ preventScroll: true })
    return () => {
      if (isFocusLost()) focusMain()
    }
  }, [place, isWhole])
}

/** Nothing has it, or what is not drawn any more. */
const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.getClientRects().length === 0
}

const Ground = styled.div<{ $whole: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-6);
  min-block-size: ${({ $whole }) => ($whole ? '100dvh' : 'min(72dvh, 680px)')};
  padding: var(--space-6) var(--gutter);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background-image: var(--backdrop);
    ${({ $whole }) => ($whole ? '' : 'mask-image: linear-gradient(black 70%, transparent);')}
  }
`

const Card = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  inline-size: min(100%, 560px);
  text-align: center;

  h1 {
    font-size: var(--fs-2xl);
  }
`

const Medallion = styled.div<{ $tone: 'accent' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: var(--radius-l);
  background-color: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone}-text)`};
`

const Words = styled.p`
  max-inline-size: 46ch;
  color: var(--text-muted);
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
`
