import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { Button, media, QrCode } from '../../ui'
import type { AppDownload } from './apps'

/** One app: code and button, then its install guide step by step. */
export function AppCard({ app }: { readonly app: AppDownload }) {
  const { t } = useTranslation()
  const name = t(`support.app.${app.id}`)
  return (
    <Card>
      <Get>
        <QrCode value={app.code} size={148} label={t('support.download.code', { app: name })} />
        <div>
          <h2>{name}</h2>
          <p>{t(`support.app.${app.id}.needs`)}</p>
          <Button as="a" href={app.url} rel="noopener" variant="primary" icon="download">
            {t('support.download.get', { app: name })}
          </Button>
        </div>
      </Get>
      <Guide>
        <h3>{t('support.download.steps')}</h3>
        <ol>
          {app.guide.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </Guide>
    </Card>
  )
}

const Card = styled.article`
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
`

const Get = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-5);
  padding: var(--space-5);
  background-image: var(--backdrop);

  > div {
    display: grid;
    flex: 1 1 200px;
    justify-items: start;
    gap: var(--space-2);
  }

  p {
    margin-block-end: var(--space-2);
    color: var(--text-muted);
  }

  > svg,
  > span {
    flex: none;
  }

  @media ${media.phone} {
    > svg,
    > span {
      display: none;
    }
  }
`

const Guide = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border-block-start: 1px solid var(--line);

  h3 {
    font-size: var(--fs-md);
  }

  ol {
    display: grid;
    gap: var(--space-3);
    counter-reset: step;
  }

  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: var(--space-3);
    align-items: start;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    block-size: 28px;
    border-radius: var(--radius-pill);
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-size: var(--fs-sm);
    font-weight: 700;
  }
`
