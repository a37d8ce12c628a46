import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Icon, IconButton, ProgressBar } from '../../ui'
import { Preview } from './Preview'
import { useImageUpload } from './useImageUpload'

/** failed: it was refused, or did not arrive. */
export type ImageState = 'busy' | 'sent' | 'failed'

/** refused: it cannot be sent at all, and takes no place. */
export type TileState = ImageState | 'refused'

interface ImageTileProps {
  readonly file: File
  /** From 1. */
  readonly place: number
  readonly disabled: boolean
  readonly onFile: (fileId: string | undefined) => void
  readonly onState: (state: TileState) => void
  readonly onRemove: () => void
}

/** One of several images: sent when it appears, with its preview, how far it is, and the way to take it off. */
export function ImageTile({ file, place, disabled, onFile, onState, onRemove }: ImageTileProps) {
  const { t } = useTranslation()
  const { upload, choose } = useImageUpload(onFile)
  const begin = useEffectEvent(() => {
    if (upload.state === 'empty') void choose(file)
  })
  useEffect(() => begin(), [])
  const state =
    upload.state === 'sent' || upload.state === 'refused' ? upload.state : 'text' in upload ? 'failed' : 'busy'
  const tell = useEffectEvent(onState)
  useEffect(() => tell(state), [state])
  return (
    <Tile data-failed={'text' in upload}>
      <Frame>
        {'picture' in upload ? (
          <Preview picture={upload.picture} label={t('upload.image', { place })} />
        ) : (
          <Icon name={upload.state === 'refused' ? 'image-off' : 'hourglass'} size={24} />
        )}
      </Frame>
      {upload.state === 'sending' ? (
        <ProgressBar value={upload.part} label={t('upload.sendingPart', { part: Math.round(upload.part * 100) })} />
      ) : null}
      <State role="status">
        {state === 'busy' ? t('upload.sending') : null}
        {state === 'sent' ? (
          <>
            <Icon name="circle-check" size={16} /> {t('upload.sent')}
          </>
        ) : null}
        {'text' in upload ? upload.text : null}
      </State>
      <Acts>
        {upload.state === 'failed' ? (
          <IconButton icon="refresh-cw" label={t('upload.againImage', { place })} onClick={upload.again} />
        ) : null}
        <IconButton icon="trash-2" label={t('upload.removeImage', { place })} disabled={disabled} onClick={onRemove} />
      </Acts>
    </Tile>
  )
}

const Tile = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-inline-size: 0;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background-color: var(--surface-1);

  &[data-failed='true'] {
    border-color: var(--danger-text);
  }
`

const Frame = styled.div`
  display: grid;
  place-items: center;
  block-size: 88px;
  border-radius: var(--radius-s);
  background-color: var(--surface-sunken);
  color: var(--text-muted);
  overflow: clip;

  canvas {
    max-block-size: 88px;
  }
`

const State = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 1.4em;
  font-size: var(--fs-xs);
  line-height: 1.4;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: var(--success-text);
  }
  [data-failed='true'] > & {
    color: var(--danger-text);
  }
`

const Acts = styled.div`
  display: flex;
  justify-content: end;
`
