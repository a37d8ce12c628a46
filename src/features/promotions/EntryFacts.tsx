import styled from 'styled-components'
import type { ActivityEntry } from '../../contract/activity-entry'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { Facts } from '../../shared/lists/Facts'
import { useAtomValue } from '../../state/atoms'
import { Notice } from '../../ui'

/** What the member has sent, and what was answered. */
export function EntryFacts({ entry }: { readonly entry: ActivityEntry }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { reference, enteredAt, decidedAt, endedAt, remark, images, reason } = entry
  const time = (at: number) => <time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>
  return (
    <Box>
      {reason === undefined ? null : (
        <Notice tone="danger">{t('promotions.reason', { reason: isolatedWords(reason) })}</Notice>
      )}
      <Facts
        facts={[
          { id: 'reference', label: t('promotions.reference'), value: reference },
          { id: 'entered', label: t('promotions.enteredAt'), value: time(enteredAt) },
          decidedAt === undefined
            ? undefined
            : { id: 'decided', label: t('promotions.decidedAt'), value: time(decidedAt) },
          endedAt === undefined || endedAt === decidedAt
            ? undefined
            : { id: 'ended', label: t('promotions.endedAt'), value: time(endedAt) },
          remark === undefined ? undefined : { id: 'remark', label: t('promotions.apply.remark'), value: remark },
          images === 0
            ? undefined
            : {
                id: 'images',
                label: t('promotions.apply.images'),
                value: t('promotions.imagesSent', { count: images }),
              },
        ]}
      />
    </Box>
  )
}

/** As large as the facts of the promotion, which stand below. */
const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--fs-sm);
`
