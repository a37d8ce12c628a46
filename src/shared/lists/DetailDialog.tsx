import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Dialog } from '../../ui'

interface DetailDialogProps<T> {
  /** Undefined: closed. */
  readonly of: T | undefined
  readonly onClose: () => void
  readonly title: string
  /** What is in it, for what it was opened with: it stays while it closes. */
  readonly children: (of: T) => ReactNode
}

/** One row of a list, whole, over the list that it stands in. */
export function DetailDialog<T extends object | string>({ of, onClose, title, children }: DetailDialogProps<T>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(of)
  if (of !== undefined && of !== shown) setShown(of)
  return (
    <Dialog open={of !== undefined} onClose={onClose} title={title} closeLabel={t('app.close')} width={560}>
      {shown === undefined ? null : children(shown)}
    </Dialog>
  )
}

/** What it is, and how it stands. */
export const DetailHead = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);

  > div {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  strong {
    font-size: var(--fs-lg);
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`
