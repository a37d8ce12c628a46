import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { announcementsAtom } from '../../../site/platformAnswers'
import { Icon, Marquee } from '../../../ui'
import { allNotices } from '../allNotices'

/** Titles of the notices run by; a press opens the notice (spec §2 Header). */
export default function NoticeTicker() {
  const { t } = useTranslation()
  const { open } = useModal()
  const { data } = useAtomValue(announcementsAtom)
  const notices = data ? allNotices(data) : []
  if (notices.length === 0) return null
  return (
    <Line>
      <Icon name="megaphone" size={18} />
      <Marquee
        items={notices.map(({ id, title }) => ({ id, text: title }))}
        onSelect={(id) => open(modals.notices, { notice: id })}
        label={t('notices.title')}
        pauseLabel={t('notices.pause')}
      />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;

  > svg {
    color: var(--accent-text);
  }
`
