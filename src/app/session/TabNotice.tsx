import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { type SessionNotice, sessionNoticeAtom } from '../../session/notice'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { Button, Dialog } from '../../ui'
import { askTabsAtom, patience } from './joinTabs'

/** Says what another tab did, and offers what follows from it. */
export function TabNotice({ notice: { kind, account } }: { notice: SessionNotice }) {
  const { t } = useTranslation()
  const setNotice = useSetAtom(sessionNoticeAtom)
  const { ask } = useAtomValue(askTabsAtom)
  const modal = useModal()
  const [waiting, setWaiting] = useState(false)
  const close = () => setNotice(undefined)
  const logIn = () => {
    close()
    modal.open(modals.login)
  }
  const goOn = () => {
    setWaiting(true)
    ask(account)
  }

  useEffect(() => {
    if (!waiting) return
    // a session that arrives takes the notice away, and this with it
    const timer = setTimeout(logIn, patience)
    return () => clearTimeout(timer)
  })

  const offered = kind === 'offer'
  return (
    <Dialog
      open
      onClose={close}
      width={400}
      title={t(offered ? 'app.session.offer' : 'app.session.ended')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={close}>{t(offered ? 'app.session.stay' : 'app.session.ok')}</Button>
          <Button variant="primary" busy={waiting} onClick={offered ? goOn : logIn}>
            {offered ? t('app.session.goOn', { account }) : t('app.session.again')}
          </Button>
        </>
      }
    >
      {t(offered ? 'app.session.offerText' : 'app.session.endedText', { account })}
    </Dialog>
  )
}
