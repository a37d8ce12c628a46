import { type FormEvent, useCallback, useId, useState } from 'react'
import type { Activity } from '../../contract/activity'
import { useTranslation } from '../../i18n/translate'
import { longestRemark, mostImages } from '../../lib/applicationLimits'
import { freeText } from '../../lib/freeText'
import { countGraphemes } from '../../lib/graphemes'
import { refusedFields } from '../../shared/forms/placeErrors'
import type { ImageState } from '../../shared/upload/ImageTile'
import { ImagesUpload } from '../../shared/upload/ImagesUpload'
import { Button, Field, Notice, Stack, TextArea, useToast } from '../../ui'
import { applicationProblem } from './applicationProblem'
import { applyActivity } from './calls'
import { useEntering } from './useEntering'

/** Where the platform does not say what it wants. */
const usual = { ask: '', leastImages: 0, mostImages, remarkRequired: false }

/** Spec §5: a remark of at most 140 characters, and up to 3 images. */
export function ApplicationForm({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const id = useId()
  const { busy, failure, error, enter } = useEntering(applyActivity, activity.activityId)
  const [remark, setRemark] = useState('')
  const [fileIds, setFileIds] = useState<readonly string[]>([])
  const [imageState, setImageState] = useState<ImageState>('sent')
  const [isTold, setTold] = useState(false)
  const needs = activity.apply ?? usual
  const used = countGraphemes(remark)
  const problem = applicationProblem({ remark, images: fileIds.length, imageState }, needs)
  const takeFiles = useCallback((ids: readonly string[]) => setFileIds(ids), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (imageState === 'busy') return
    if (problem) return document.getElementById(`${id}-${problem.field}`)?.focus()
    if (await enter({ remark: freeText(remark), fileIds })) show({ tone: 'success', text: t('promotions.done.apply') })
  }
  const refused = refusedFields(error)
  const refusedRemark = refused.includes('remark')
  const refusedImages = refused.includes('fileIds')
  const problemOf = (field: 'remark' | 'images') => {
    if (problem?.field === field && (isTold || problem.text === 'promotions.apply.tooLong'))
      return t(problem.text, { count: field === 'images' ? needs.leastImages : longestRemark })
    // the platform sees what the form could not
    if (field === 'remark' && refusedRemark) return t('promotions.apply.remarkRefused')
    return field === 'images' && refusedImages ? t('promotions.apply.imagesRefused') : undefined
  }

  return (
    <form noValidate aria-label={t('promotions.apply.title')} aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <Stack gap={2}>
        {needs.ask === '' ? null : <p>{needs.ask}</p>}
        <Field
          id={`${id}-remark`}
          label={t('promotions.apply.remark')}
          required={needs.remarkRequired}
          hint={t('promotions.apply.used', { used, most: longestRemark })}
          error={problemOf('remark')}
        >
          <TextArea
            dir="auto"
            value={remark}
            disabled={busy}
            onChange={(event) => setRemark(event.currentTarget.value)}
          />
        </Field>
        {needs.mostImages === 0 ? null : (
          <ImagesUpload
            id={`${id}-images`}
            label={t('promotions.apply.images')}
            most={needs.mostImages}
            required={needs.leastImages > 0}
            error={problemOf('images')}
            disabled={busy}
            onChange={takeFiles}
            onState={setImageState}
          />
        )}
        {failure === undefined || refusedRemark || refusedImages ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="l" block icon="send" busy={busy || imageState === 'busy'}>
          {t('promotions.act.apply')}
        </Button>
      </Stack>
    </form>
  )
}
