import { useTranslation } from '../../i18n/translate'
import { Button, Dialog, Notice, Stack } from '../../ui'
import { useConfirm } from './useConfirm'

interface ForcedConfirmationProps {
  readonly open: boolean
  readonly reference: string
  /** What is given up, in the member's currency and language. */
  readonly remainder: string
  readonly onClose: () => void
}

/** Spec §4: a forced confirmation closes the review, and what is missing is not given back. Said before it is pressed. */
export function ForcedConfirmation({ open, reference, remainder, onClose }: ForcedConfirmationProps) {
  const { t } = useTranslation()
  const { busy, failure, confirm } = useConfirm(reference)
  const force = async () => {
    if (await confirm({ outcome: 'FORCED' })) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={400}
      title={t('withdrawal.force.title')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('withdrawal.force.wait')}</Button>
          <Button variant="danger" busy={busy} onClick={() => void force()}>
            {t('withdrawal.force.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Notice tone="danger">{t('withdrawal.force.text', { amount: remainder })}</Notice>
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
