import { useTranslation } from '../../i18n/translate'
import { Button, Dialog } from '../../ui'

interface RateDialogProps {
  readonly open: boolean
  readonly busy: boolean
  readonly account: string
  /** Rates, as they are read. */
  readonly from: string
  readonly to: string
  readonly onKeep: () => void
  readonly onRaise: () => void
}

/** Asks before a rate is raised: nothing takes it back. */
export function RateDialog({ open, busy, account, from, to, onKeep, onRaise }: RateDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      busy={busy}
      width={440}
      title={t('team.rate.raise')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onKeep} disabled={busy}>
            {t('team.rate.keep')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onRaise}>
            {t('team.rate.raiseTo', { rate: to })}
          </Button>
        </>
      }
    >
      <p>{t('team.rate.ask', { account: `\u2068${account}\u2069`, from, to })}</p>
    </Dialog>
  )
}
