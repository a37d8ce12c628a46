import { useAtomValue } from '../../state/atoms'
import { sessionNoticeAtom } from '../../session/notice'
import { sessionAtom } from '../../session/session'
import { LoginAgain } from './LoginAgain'
import { TabNotice } from './TabNotice'

/** What the session has to say, over whatever page and dialog is open; loaded when there is something. */
export default function SessionDialogs() {
  const session = useAtomValue(sessionAtom)
  const notice = useAtomValue(sessionNoticeAtom)
  return (
    <>
      {session.state === 'signed-in' && session.token === undefined ? <LoginAgain session={session} /> : null}
      {notice === undefined ? null : <TabNotice key={`${notice.type} ${notice.account}`} notice={notice} />}
    </>
  )
}
