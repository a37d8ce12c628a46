import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { logoAtom } from '../../site/logo'
import { shownThemeAtom } from '../../site/theme'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Panel, Segmented, Stack, useToast } from '../../ui'
import { useInView } from '../../ui/hooks/useInView'
import { qrPath } from '../../ui/media/qrPath'
import { saveFile } from '../export/saveFile'
import { drawPicture, loadLogo } from './drawPicture'
import { type Shape, shapes } from './pictureLayout'
import type { ReferralLink } from './referralLinks'
import { canShare, share } from '../sharing/share'

const names = { square: 'inviting.square', story: 'inviting.story', wide: 'inviting.wide' } as const
const shapeIds: readonly Shape[] = ['square', 'story', 'wide']

/** A picture of the link in the brand's colours, with its QR code: to save, and to send on. Drawn in the browser. */
export function SharePictures({ link, code }: { readonly link: ReferralLink; readonly code: string }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const { id, name } = useAtomValue(brandAtom)
  const theme = useAtomValue(shownThemeAtom)
  const logoFile = useAtomValue(logoAtom)
  const [shape, setShape] = useState<Shape>('square')
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useInView(canvas, 200)
  const { href, domain } = link
  const headline = t('inviting.line', { name })
  const codeWords = t('inviting.code', { code })

  useEffect(() => {
    if (!isNear) return
    let isWanted = true
    const draw = async () => {
      const [qr, logo] = await Promise.all([qrPath(href), loadLogo(logoFile), document.fonts.ready])
      if (!isWanted || !canvas.current || !qr) return
      drawPicture(canvas.current, shape, { name, headline, code: codeWords, domain }, { qr, logo })
    }
    void draw()
    return () => {
      isWanted = false
    }
  }, [isNear, shape, href, domain, name, headline, codeWords, theme, logoFile])

  const take = (use: (file: File) => void) =>
    canvas.current?.toBlob((blob) => {
      if (blob) use(new File([blob], `${id}-${code}-${shape}.png`, { type: 'image/png' }))
      else show({ tone: 'warning', text: t('inviting.pictureFailed') })
    }, 'image/png')
  const send = async (file: File) => {
    if (!(await share({ files: [file], text: href }))) show({ tone: 'warning', text: t('inviting.shareFailed') })
  }
  const sample = { files: [new File([''], 'a.png', { type: 'image/png' })] }
  return (
    <Panel title={t('inviting.pictures')}>
      <Stack gap={4}>
        <Segmented
          label={t('inviting.shape')}
          segments={shapeIds.map((one) => ({ id: one, label: t(names[one]) }))}
          selected={shape}
          onSelect={setShape}
        />
        <Drawing
          ref={canvas}
          role="img"
          aria-label={t('inviting.pictureOf', { domain })}
          width={shapes[shape].width}
          height={shapes[shape].height}
        />
        <Cluster>
          <Button icon="download" onClick={() => take((file) => saveFile([file], file.name, file.type))}>
            {t('inviting.download')}
          </Button>
          {canShare(sample) ? (
            <Button icon="share-2" onClick={() => take((file) => void send(file))}>
              {t('inviting.sharePicture')}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </Panel>
  )
}

const Drawing = styled.canvas`
  display: block;
  align-self: start;
  justify-self: start;
  max-inline-size: 100%;
  inline-size: auto;
  block-size: auto;
  max-block-size: 420px;
  border-radius: var(--radius-m);
  background-color: var(--accent);
`
