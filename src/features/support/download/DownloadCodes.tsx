import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import styled from 'styled-components'
import { paths } from '../../../site/paths'
import { withMessages } from '../../../site/withMessages'
import { QrCode, TextLink } from '../../../ui'
import type { AppDownload } from './apps'
import { messages } from './messages'

/** Side of the codes in the header (spec §9). */
const side = 148

interface DownloadCodesProps {
  readonly apps: readonly AppDownload[]
  readonly onGo: () => void
}

/** QR codes of the apps, and the way to the page with the guides. */
export default withMessages(messages, function DownloadCodes({ apps, onGo }: DownloadCodesProps) {
  const { t } = useTranslation()
  return (
    <Box>
      <strong>{t('support.download.scan')}</strong>
      <Codes>
        {apps.map(({ id, code, url }) => (
          <figure key={id}>
            <QrCode value={code} size={side} label={t('support.download.code', { app: t(`support.app.${id}`) })} />
            <figcaption>
              <a href={url} rel="noopener">
                {t(`support.app.${id}`)}
              </a>
            </figcaption>
          </figure>
        ))}
      </Codes>
      <TextLink as={Link} to={paths.download} iconEnd="arrow-right" onClick={onGo}>
        {t('support.download.guide')}
      </TextLink>
    </Box>
  )
})

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-4);
  text-align: center;
`

const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-5);

  figcaption {
    margin-block-start: var(--space-2);
    font-weight: 500;
  }

  figcaption a {
    display: inline-block;
    padding-block: 6px;
    color: inherit;
  }
`
