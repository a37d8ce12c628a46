import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Button, Cluster, Field, hiddenVisually, Icon, Spinner } from '../../ui'
import type { ImageState } from './ImageTile'
import { Preview } from './Preview'
import { useImageUpload } from './useImageUpload'

interface ImageUploadProps {
  /** Of the control, where the form goes to it. */
  readonly id?: string
  readonly label: string
  readonly required?: boolean
  /** What the form has to say, such as that it is missing. */
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** The id of the image on the platform, undefined while there is none. */
  readonly onChange: (fileId: string | undefined) => void
  /** Busy while one is on its way, failed while one stands there that cannot be sent; sent too where there is none. */
  readonly onState?: (state: ImageState) => void
}

/**
 * One image as a field of a form (spec §9: PNG or JPG, 5 MB). It is sent as soon as it is chosen, so that the form
 * itself stays small and can be sent again. Needs the messages of `shared/upload`.
 */
export function ImageUpload({
  id: given,
  label,
  required = false,
  error,
  disabled = false,
  onChange,
  onState,
}: ImageUploadProps) {
  const { t } = useTranslation()
  const own = useId()
  const id = given ?? own
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { upload, choose, remove } = useImageUpload(onChange)
  const picture = 'picture' in upload ? upload.picture : undefined
  const problem = 'text' in upload ? upload.text : error
  const isBusy = upload.state === 'reading' || upload.state === 'sending'
  const standing = isBusy ? 'busy' : upload.state === 'refused' || upload.state === 'failed' ? 'failed' : 'sent'
  useEffect(() => {
    onState?.(standing)
    return () => onState?.('sent')
  }, [standing, onState])

  const take = (file: File | undefined) => {
    if (file && !disabled) void choose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  const takeOff = (
    <Button
      size="s"
      variant="ghost"
      icon="trash-2"
      disabled={disabled}
      onClick={() => {
        remove()
        input.current?.focus()
      }}
    >
      {t('upload.remove')}
    </Button>
  )

  return (
    <Field id={id} label={label} required={required} error={problem} hint={t('upload.drop')}>
      <Input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        disabled={disabled}
        required={required && upload.state !== 'sent'}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-${problem === undefined ? 'hint' : 'error'} ${id}-state`}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // the same file may be chosen again
          event.currentTarget.value = ''
        }}
      />
      <Zone
        data-over={over}
        data-invalid={problem !== undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {picture === undefined ? (
          <>
            <Place htmlFor={id}>
              {isBusy ? <Spinner size={24} /> : <Icon name="upload" size={24} />}
              <span>{t(isBusy ? 'upload.sending' : 'upload.choose')}</span>
            </Place>
            {upload.state === 'refused' ? takeOff : null}
          </>
        ) : (
          <Chosen>
            <Preview picture={picture} label={t('upload.preview')} />
            <Cluster gap={2}>
              {upload.state === 'failed' ? (
                <Button size="s" icon="refresh-cw" onClick={upload.again}>
                  {t('app.retry')}
                </Button>
              ) : null}
              <Button size="s" disabled={disabled} onClick={() => input.current?.click()}>
                {t('upload.replace')}
              </Button>
              {takeOff}
            </Cluster>
          </Chosen>
        )}
        <State id={`${id}-state`} role="status">
          {picture !== undefined && upload.state === 'sending' ? (
            <>
              <Spinner size={16} /> {t('upload.sendingPart', { part: Math.round(upload.part * 100) })}
            </>
          ) : null}
          {upload.state === 'sent' ? (
            <>
              <Icon name="circle-check" size={16} /> {t('upload.sent')}
            </>
          ) : null}
        </State>
      </Zone>
    </Field>
  )
}

const Input = styled.input`
  ${hiddenVisually}
`

const Zone = styled.div`
  display: grid;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);
  transition: border-color var(--dur-fast) var(--ease-out);

  > button {
    justify-self: center;
    margin-block-end: var(--space-3);
  }
  &[data-over='true'] {
    border-color: var(--accent-text);
    background-color: var(--accent-soft);
  }
  &[data-invalid='true'] {
    border-color: var(--danger-text);
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

const Place = styled.label`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-2);
  min-block-size: 112px;
  padding: var(--space-4);
  border-radius: inherit;
  color: var(--text-muted);
  font-weight: 500;
  text-align: center;
  cursor: pointer;

  &:hover {
    color: var(--text);
  }
`

const Chosen = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-3);
`

const State = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-3) var(--space-3);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  &:empty {
    display: none;
  }
`
