import { useTranslation } from '../../../i18n/translate'
import { Badge, Button, QrCode } from '../../../ui'
import type { AppDownload } from './apps'
import { Card, Get, Steps } from './card.styles'
import { Guide } from './Guide'
import { guides } from './guides'

interface AppCardProps {
  readonly app: AppDownload
  /** It runs on what the visitor holds. */
  readonly isOwn: boolean
}

/** One app: code, unless the visitor holds the device, and button, then its install guide in pictures. */
export function AppCard({ app, isOwn }: AppCardProps) {
  const { t } = useTranslation()
  const name = t(`support.app.${app.id}`)
  return (
    <Card aria-labelledby={`app-${app.id}`}>
      <Get>
        {isOwn ? null : <QrCode value={app.code} label={t('support.download.code', { app: name })} />}
        <div>
          {isOwn ? (
            <Badge tone="accent" icon="smartphone">
              {t('support.download.yours')}
            </Badge>
          ) : null}
          <h2 id={`app-${app.id}`}>{name}</h2>
          <p>{t(`support.app.${app.id}.needs`)}</p>
          <Button as="a" href={app.url} rel="noopener" variant="primary" icon="download">
            {t('support.download.get', { app: name })}
          </Button>
        </div>
      </Get>
      <Steps>
        <h3>{t('support.download.steps')}</h3>
        <Guide
          steps={guides[app.id]
            .map((step) => (isOwn ? (step.here ?? step) : step))
            .map(({ text, scene }) => ({ text: t(text), scene }))}
        />
      </Steps>
    </Card>
  )
}
