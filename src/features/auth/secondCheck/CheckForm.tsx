import { useSetAtom } from '../../../state/atoms'
import { useMemo } from 'react'
import { buildSecondCheckForm } from '../../../engine/form/secondCheckForm'
import { CallFailure } from '../../../platform/failure'
import { useTranslate } from '../../../site/useTranslate'
import { Form } from '../../../ui/form/Form'
import { attemptsLeft } from '../login/failures'
import { answerCheckAtom } from '../login/flow'
import { type PlacedErrors, placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { CheckCodeButton } from './CheckCodeButton'
import { type OfferedWay, wayRows } from './ways'
import { useSending } from '../../../shared/forms/useSending'

interface Props {
  readonly ticket: string
  readonly offered: OfferedWay
}

/** One way to prove who one is: its answer, and what is wrong with it. */
export function CheckForm({ ticket, offered: { way, target } }: Props) {
  const t = useTranslate()
  const answer = useSetAtom(answerCheckAtom)
  const model = useMemo(() => buildSecondCheckForm(way).value, [way])
  const { sends, wrong } = wayRows[way]

  const withTries = (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} ${t('auth.check.left', { count })}`
  const place = (error: unknown): PlacedErrors =>
    isWrongAnswer(error)
      ? { fields: { code: withTries(t(wrong), attemptsLeft(error)) }, form: undefined }
      : { ...placeErrors(error, model, t), fields: {} }
  const { failure, submit } = useSending(place, async (values) => {
    await answer({ way, code: textOf(values, 'code') })
  })

  return (
    <Form
      model={model}
      onSubmit={submit}
      submitLabel={t('auth.check.submit')}
      formError={failure}
      t={t}
      {...(sends !== undefined && {
        beside: { code: <CheckCodeButton ticket={ticket} way={way} target={target} purpose={sends} /> },
      })}
    />
  )
}

const wrongAnswers = ['verification.code.invalid', 'verification.code.expired']

const isWrongAnswer = (error: unknown) =>
  error instanceof CallFailure && error.failure.type === 'server' && wrongAnswers.includes(error.failure.message)
