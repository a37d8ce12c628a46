import { useAtomValue } from '../../../state/atoms'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import type { Announcement } from '../../../contract/announcements'
import { formatDateTime } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { sessionAtom } from '../../../session/session'
import { announcedLink, announcedLinkProps } from '../../../site/announcedLink'
import { useModalDialog } from '../../../site/modal'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { withMessages } from '../../../site/withMessages'
import { Button, Checkbox, Dialog, EmptyState, SafeHtml, Skeleton } from '../../../ui'
import { messages } from '../messages'
import { hidePopupsToday, popupKey, rememberPopup, seenPopups } from '../popupSeen'
import { memberPopupsAtom } from './memberPopups'

/** afterLoginModal: what the platform has to say to this member, one announcement after the other. */
function AfterLoginModal() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const [seen] = useState(seenPopups)
  const [index, setIndex] = useState(0)
  const [notToday, setNotToday] = useState(false)
  const { data, isPending } = useAtomValue(memberPopupsAtom)
  const all = data?.popup ?? []
  const session = useAtomValue(sessionAtom)
  const account = session.state === 'signed-in' ? session.account : undefined
  const fresh = all.filter(({ id }) => !seen.has(popupKey(id, account)))
  const popups = fresh.length > 0 ? fresh : all
  const popup = popups[index]
  const isLast = index >= popups.length - 1
  const link = announcedLink(popup?.link)
  const keepAway = () => {
    if (notToday) hidePopupsToday(popups.map(({ id }) => popupKey(id, account)))
  }
  const close = () => {
    keepAway()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={520}
      title={t('notices.afterLogin.title')}
      closeLabel={t('app.close')}
      footer={
        <>
          {popups.length > 1 ? (
            <Count>{t('notices.afterLogin.count', { number: index + 1, all: popups.length })}</Count>
          ) : null}
          {link === undefined ? null : (
            <Button variant="primary" size="s" onClick={keepAway} {...announcedLinkProps(link)}>
              {t('notices.popup.more')}
            </Button>
          )}
          <Button
            variant={link === undefined ? 'primary' : 'secondary'}
            size="s"
            onClick={() => (isLast ? close() : setIndex(index + 1))}
          >
            {t(isLast ? 'notices.afterLogin.done' : 'notices.afterLogin.next')}
          </Button>
        </>
      }
    >
      <LastLogin />
      {isPending ? <Skeleton height={160} /> : null}
      {popup === undefined ? null : <Popup key={popup.id} popup={popup} account={account} />}
      {popup === undefined ? null : (
        <Checkbox
          label={t('notices.afterLogin.today')}
          checked={notToday}
          onChange={(event) => setNotToday(event.currentTarget.checked)}
        />
      )}
      {!isPending && popup === undefined ? (
        <EmptyState
          compact
          icon="megaphone"
          title={t('notices.afterLogin.none')}
          text={t('notices.afterLogin.noneText')}
        />
      ) : null}
    </Dialog>
  )
}

export default withMessages(messages, AfterLoginModal)

function Popup({ popup, account }: { popup: Announcement; account: string | undefined }) {
  useEffect(() => rememberPopup(popupKey(popup.id, account)), [popup.id, account])
  return (
    <Words aria-live="polite">
      <h3>{popup.title}</h3>
      <SafeHtml html={popup.content} />
    </Words>
  )
}

/** Something to notice where it was not the member. */
function LastLogin() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const time = useAtomValue(memberInfoAtom).data?.lastLoginTime
  if (time === undefined) return null
  return <Quiet>{t('notices.afterLogin.last', { time: formatDateTime(time, language) })}</Quiet>
}

const Words = styled.article`
  h3 {
    margin-block: 0 var(--space-3);
    font-size: var(--fs-md);
  }
`

const Quiet = styled.p`
  margin-block: 0 var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

const Count = styled.span`
  align-self: center;
  margin-inline-end: auto;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`
