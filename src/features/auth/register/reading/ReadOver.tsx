import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translate'
import { Button, Dialog } from '../../../../ui'

interface ReadOverProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something to read over the form, which stays as it is. */
export function ReadOver({ title, open, onClose, children }: ReadOverProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={600}
      title={title}
      closeLabel={t('app.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('auth.register.toForm')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
