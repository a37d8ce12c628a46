import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { useCopy } from '../../site/useCopy'
import { Button, VisuallyHidden } from '../../ui'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** What shows the text; without it the text is shown once it is needed. */
  readonly shown?: RefObject<HTMLElement | null> | undefined
}

/** Says for a moment that it was copied. Where the browser does not allow it, the text is selected, to be copied by hand. */
export function CopyButton({ text, label, shown }: CopyButtonProps) {
  const { t } = useTranslation()
  const [refusals, setRefusals] = useState(0)
  const place = useRef<HTMLSpanElement>(null)
  const own = useRef<HTMLElement>(null)
  const { copied, copy } = useCopy(useCallback(() => setRefusals((count) => count + 1), []))
  useEffect(() => {
    const target = shown?.current ?? own.current
    if (refusals === 0 || !target) return
    getSelection()?.selectAllChildren(target)
    for (const part of [target, place.current]) part?.scrollIntoView({ block: 'nearest' })
    if (shown === undefined) return
    // what is said holds while it is selected
    const look = () => {
      if (getSelection()?.containsNode(target, true) !== true) setRefusals(0)
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [refusals, shown])
  const press = async () => {
    if (await copy(text)) setRefusals(0)
  }
  return (
    <Place ref={place}>
      <Button icon={copied ? 'check' : 'copy'} onClick={() => void press()}>
        {label}
      </Button>
      <span role="status">
        {copied ? <VisuallyHidden>{t('inviting.copied')}</VisuallyHidden> : null}
        {refusals > 0 ? t('inviting.copyRefused') : null}
      </span>
      {refusals > 0 && shown === undefined ? <bdi ref={own}>{text}</bdi> : null}
    </Place>
  )
}

const Place = styled.span`
  display: inline-grid;
  justify-items: start;
  min-inline-size: 0;

  > bdi {
    user-select: all;
  }
  > :not(button) {
    max-inline-size: 32ch;
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 400;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > :not(button, :empty) {
    margin-block-start: var(--space-2);
  }
`
