import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Button, Dialog } from '../../ui'

interface Props {
  readonly title: string
  /** Undefined: closed. */
  readonly text: string | undefined
  readonly onClose: () => void
}

/** A small warning with one way out (spec §8). It keeps its text while it closes. */
export function Warning({ title, text, onClose }: Props) {
  const { t } = useTranslation()
  const [last, setLast] = useState(text)
  if (text !== undefined && text !== last) setLast(text)
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      width={400}
      title={title}
      closeLabel={t('app.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('auth.ok')}
        </Button>
      }
    >
      {text ?? last}
    </Dialog>
  )
}
