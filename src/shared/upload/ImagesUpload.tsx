import { useCallback, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Field, hiddenVisually, Icon } from '../../ui'
import { type ImageState, ImageTile, type TileState } from './ImageTile'

interface ImagesUploadProps {
  /** Of the control, where the form goes to it. */
  readonly id?: string
  readonly label: string
  /** So many at most. */
  readonly most: number
  readonly required?: boolean
  /** What the form has to say, such as that one is missing. */
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** Ids of those that are on the platform, in the order in which they were chosen. */
  readonly onChange: (fileIds: readonly string[]) => void
  /** Of all of them: busy while one is on its way, failed while one stands there that cannot be sent. */
  readonly onState: (state: ImageState) => void
}

interface Chosen {
  readonly key: number
  readonly file: File
  readonly fileId: string | undefined
  readonly state: TileState
}

/**
 * Several images as a field of a form (spec §9: PNG or JPG, 5 MB each). Each is sent as soon as it is chosen and can be
 * taken off again. Needs the messages of `shared/upload`.
 */
export function ImagesUpload(props: ImagesUploadProps) {
  const { id: given, label, most, required = false, error, disabled = false, onChange, onState } = props
  const { t } = useTranslation()
  const own = useId()
  const id = given ?? own
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef(0)
  const wasRemoved = useRef(false)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [leftOut, setLeftOut] = useState(false)
  // what cannot be sent takes no place
  const fitting = chosen.filter(({ state }) => state !== 'refused').length
  const isFull = fitting >= most

  useEffect(() => {
    onChange(chosen.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId])))
    onState(stateOf(chosen))
    // the button that had the focus is gone, and there is room for another image
    if (wasRemoved.current) input.current?.focus()
    wasRemoved.current = false
  }, [chosen, onChange, onState])
  // with the field go its images: a form that stays without it sends none
  useEffect(
    () => () => {
      onChange([])
      onState('sent')
    },
    [onChange, onState],
  )

  const take = (files: readonly File[]) => {
    if (disabled) return
    setLeftOut(files.length > most - fitting)
    const added = files.slice(0, most - fitting).map((file): Chosen => {
      keys.current += 1
      return { key: keys.current, file, fileId: undefined, state: 'busy' }
    })
    setChosen((before) => [...before, ...added])
  }
  const change = useCallback(
    (key: number, more: Partial<Chosen>) =>
      setChosen((before) => before.map((one) => (one.key === key ? { ...one, ...more } : one))),
    [],
  )
  const remove = (key: number) => {
    setChosen((before) => before.filter((one) => one.key !== key))
    setLeftOut(false)
    wasRemoved.current = true
  }

  const problem = leftOut ? t('upload.tooMany', { count: most }) : error
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={problem}
      hint={t('upload.chosen', { chosen: fitting, most })}
    >
      <Tiles
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take([...event.dataTransfer.files])
        }}
      >
        {chosen.map(({ key, file }, place) => (
          <ImageTile
            key={key}
            file={file}
            place={place + 1}
            disabled={disabled}
            onFile={(fileId) => change(key, { fileId })}
            onState={(state) => change(key, { state })}
            onRemove={() => remove(key)}
          />
        ))}
        <Add data-full={isFull} data-invalid={problem !== undefined}>
          <Input
            ref={input}
            id={id}
            type="file"
            multiple
            accept="image/png,image/jpeg"
            disabled={disabled || isFull}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={`${id}-${problem === undefined ? 'hint' : 'error'}`}
            onChange={(event) => {
              take([...(event.currentTarget.files ?? [])])
              // the same file may be chosen again
              event.currentTarget.value = ''
            }}
          />
          <label htmlFor={id}>
            <Icon name="camera" size={24} />
            <span>{t('upload.add')}</span>
          </label>
        </Add>
      </Tiles>
    </Field>
  )
}

const stateOf = (chosen: readonly Chosen[]): ImageState => {
  if (chosen.some(({ state }) => state === 'busy')) return 'busy'
  return chosen.some(({ state }) => state !== 'sent') ? 'failed' : 'sent'
}

const Input = styled.input`
  ${hiddenVisually}
`

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
  gap: var(--space-3);
`

const Add = styled.div`
  position: relative;
  display: grid;
  min-block-size: 132px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);

  &[data-full='true'] {
    display: none;
  }
  &[data-invalid='true'] {
    border-color: var(--danger-text);
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  label {
    display: grid;
    place-items: center;
    align-content: center;
    gap: var(--space-2);
    padding: var(--space-3);
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 500;
    text-align: center;
    cursor: pointer;
  }
  label:hover {
    color: var(--text);
  }
`
