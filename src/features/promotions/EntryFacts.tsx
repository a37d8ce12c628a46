import styled from 'styled-components'
import type { ActivityEntry } from '../../contract/activity-entry'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
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
      {reason === undefined ? null : <Notice tone="danger">{t('promotions.reason', { reason })}</Notice>}
      <dl>
        <div>
          <dt>{t('promotions.reference')}</dt>
          <dd>
            <bdi>{reference}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('promotions.enteredAt')}</dt>
          <dd>{time(enteredAt)}</dd>
        </div>
        {decidedAt === undefined ? null : (
          <div>
            <dt>{t('promotions.decidedAt')}</dt>
            <dd>{time(decidedAt)}</dd>
          </div>
        )}
        {endedAt === undefined || endedAt === decidedAt ? null : (
          <div>
            <dt>{t('promotions.endedAt')}</dt>
            <dd>{time(endedAt)}</dd>
          </div>
        )}
        {remark === undefined ? null : (
          <div>
            <dt>{t('promotions.apply.remark')}</dt>
            <dd dir="auto">{remark}</dd>
          </div>
        )}
        {images === 0 ? null : (
          <div>
            <dt>{t('promotions.apply.images')}</dt>
            <dd>{t('promotions.imagesSent', { count: images })}</dd>
          </div>
        )}
      </dl>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--fs-sm);

  dl {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background-color: var(--surface-sunken);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`
