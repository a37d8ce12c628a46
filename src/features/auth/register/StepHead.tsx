import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { IconButton, textFace } from '../../../ui'

interface StepHeadProps {
  readonly at: number
  readonly count: number
  readonly onBack: () => void
}

const titles = ['auth.register.account', 'auth.register.person'] as const

/** What a step asks for, how far it is, and the way back. Whoever gets to another step is told so. */
export function StepHead({ at, count, onBack }: StepHeadProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    const form = heading.current?.closest('form')
    // a field that is wrong has taken the focus already
    if (form?.contains(document.activeElement) && isField(document.activeElement)) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <Head data-step={at + 1}>
      {at === 0 ? null : <Back icon="arrow-left" label={t('auth.register.back')} onClick={onBack} />}
      <Title ref={heading} tabIndex={-1}>
        {t(titles[at === 0 ? 0 : 1])}
        <Progress>{t('auth.register.step', { step: at + 1, count })}</Progress>
      </Title>
      <Bars aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <Bar key={place} data-done={place <= at} />
        ))}
      </Bars>
    </Head>
  )
}

const isField = (element: Element | null) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  row-gap: var(--space-2);
`

const Back = styled(IconButton)`
  margin-block: -10px;
  margin-inline-start: -12px;
`

const Title = styled.h3`
  grid-column-end: -1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  ${textFace}
  font-size: var(--fs-md);
  letter-spacing: 0;
  line-height: 1.4;

  &:focus {
    outline: none;
  }
`

const Progress = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-weight: 400;
`

const Bars = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
`

const Bar = styled.span`
  block-size: 4px;
  border-radius: var(--radius-pill);
  background-color: var(--line);

  &[data-done='true'] {
    background-color: var(--accent-text);
  }
`
