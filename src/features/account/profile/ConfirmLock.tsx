import { useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue } from '../../../state/atoms'
import { Button, Dialog, Notice, Stack } from '../../../ui'
import { Facts } from '../../../shared/lists/Facts'
import type { Locking } from './lockedBy'

interface Props {
  /** Undefined: nothing to confirm. */
  readonly asked: readonly Locking[] | undefined
  readonly onAnswer: (yes: boolean) => void
}

/** Said before it is done: these can be told once. The words stay while it closes. */
export function ConfirmLock({ asked, onAnswer }: Props) {
  const { t } = useTranslation()
  const sayForm = useTranslate()
  const language = useAtomValue(languageAtom).tag
  const [last, setLast] = useState(asked)
  if (asked !== undefined && asked !== last) setLast(asked)
  const shown = ({ field, value }: Locking) =>
    field.kind === 'date' ? formatDate(Date.parse(`${value}T12:00:00`), language) : value
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => onAnswer(false)}
      width={400}
      title={t('account.profile.onceTitle')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('account.profile.back')}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('account.profile.onceYes')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Plain>{t('account.profile.onceText')}</Plain>
        <Facts
          facts={(asked ?? last ?? []).map((one) => ({
            id: one.field.name,
            label: sayForm(one.field.label.key),
            value: shown(one),
          }))}
        />
        <Notice tone="warning">{t('account.profile.onceNotice')}</Notice>
      </Stack>
    </Dialog>
  )
}

const Plain = styled.p`
  margin: 0;
`
