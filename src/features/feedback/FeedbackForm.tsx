import { useCallback, useId, useMemo, useState } from 'react'
import { Link } from '../../site/Link'
import { sentValues } from '../../engine/form/sentValues'
import { mostImages } from '../../lib/applicationLimits'
import type { FormValues } from '../../lib/form/model'
import { freeText } from '../../lib/freeText'
import { countGraphemes } from '../../lib/graphemes'
import { errorRow } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { type PlacedErrors, refusedFields } from '../../shared/forms/placeErrors'
import { useRequestIds } from '../../shared/forms/useRequestIds'
import { useSending } from '../../shared/forms/useSending'
import type { ImageState } from '../../shared/upload/ImageTile'
import { ImagesUpload } from '../../shared/upload/ImagesUpload'
import { answerCacheAtom } from '../../site/answers'
import { paths } from '../../site/paths'
import { useAnswer } from '../../site/useAnswer'
import { useTranslate } from '../../site/useTranslate'
import { useAtomValue, useStore } from '../../state/atoms'
import { Button, EmptyState, Notice, Panel, Skeleton } from '../../ui'
import { Form } from '../../ui/form/Form'
import type { FormStore } from '../../ui/form/formStore'
import { getFeedback, getFeedbackSettings, sendFeedback } from './calls'
import { buildFeedbackForm, feedbackLengths, fitsFeedback } from './feedbackForm'

interface FeedbackFormProps {
  /** Only members can send images, and read the answer here; visitors are told so. */
  readonly images: 'taken' | 'after login' | 'none'
}

/** What was typed stays when sending fails. */
export function FeedbackForm({ images }: FeedbackFormProps) {
  const t = useTranslate()
  const client = useAtomValue(clientAtom)
  const { get } = useStore()
  const imagesId = useId()
  const requestIds = useRequestIds()
  const { data, isError } = useAnswer(getFeedbackSettings)
  const [sent, setSent] = useState<string>()
  const [used, setUsed] = useState(0)
  const [fileIds, setFileIds] = useState<readonly string[]>([])
  const [imageState, setImageState] = useState<ImageState>('sent')
  const [imageProblem, setImageProblem] = useState<string>()
  // without the settings the usual lengths count, and the platform checks
  const settings = data ?? (isError ? noSettings : undefined)
  const model = useMemo(() => settings && buildFeedbackForm(settings, used), [settings, used])
  const watch = useCallback((store: FormStore) => {
    const count = () => setUsed(countGraphemes(freeText(String(store.value('content') ?? ''))))
    count()
    return store.subscribe('content', count)
  }, [])
  const changeState = useCallback((state: ImageState) => {
    setImageState(state)
    setImageProblem(undefined)
  }, [])

  const wrongLength = () => {
    const { minLength: min, maxLength: max } = feedbackLengths(settings ?? noSettings)
    return { content: t('feedback.fit', { min, max }) }
  }
  const place = (error: unknown): PlacedErrors => {
    const refused = refusedFields(error)
    if (refused.includes('fileIds')) setImageProblem(t('feedback.imagesFailed'))
    const fields = refused.includes('content') ? wrongLength() : {}
    if (refused.length > 0) return { fields, form: undefined }
    const row = errorRow(error)
    return { fields, form: t(row.message), row }
  }
  const { failure, submit: send } = useSending(place, async (values) => {
    if (!model) return
    const body = { ...sentValues(model, values), ...(fileIds.length > 0 && { fileIds }) }
    const { reference } = await client(sendFeedback, { body: { ...body, requestId: requestIds.of(body) } })
    requestIds.answered()
    setFileIds([])
    setSent(reference)
    get(answerCacheAtom).refresh(getFeedback.id)
  })
  const submit = async (values: FormValues) => {
    if (!model || !settings) return
    const { content = '' } = sentValues(model, values)
    if (!fitsFeedback(content, settings)) return wrongLength()
    if (imageState !== 'sent') {
      setImageProblem(t(imageState === 'busy' ? 'feedback.imagesBusy' : 'feedback.imagesFailed'))
      document.getElementById(imagesId)?.focus()
      return
    }
    return send(values)
  }

  if (sent !== undefined) {
    return (
      <div role="status">
        <EmptyState
          icon="circle-check"
          title={t('feedback.thanks')}
          text={t(images === 'taken' ? 'feedback.thanksMember' : 'feedback.thanksText', { reference: sent })}
          action={
            <>
              <Button as={Link} to={paths.help} icon="book-open">
                {t('feedback.help')}
              </Button>
              <Button variant="primary" onClick={() => setSent(undefined)}>
                {t('feedback.more')}
              </Button>
            </>
          }
        />
      </div>
    )
  }
  if (!model) return <Skeleton height={700} radius="var(--radius-l)" />
  return (
    <Panel>
      <Form model={model} watch={watch} onSubmit={submit} submitLabel={t('feedback.send')} formError={failure} t={t}>
        {images === 'taken' ? (
          <ImagesUpload
            id={imagesId}
            label={t('feedback.images')}
            most={mostImages}
            error={imageProblem}
            onChange={setFileIds}
            onState={changeState}
          />
        ) : images === 'none' ? null : (
          <Notice tone="accent">{t('feedback.imagesLogin')}</Notice>
        )}
      </Form>
    </Panel>
  )
}

const noSettings = {}
