import { sessionAtom } from '../../../session/session'
import { useAtomValue } from '../../../state/atoms'
import { Picture } from './OwnPicture'

export default function HeaderPicture() {
  const session = useAtomValue(sessionAtom)
  return session.state === 'signed-in' ? <Picture name={session.nickname ?? session.account} size={36} /> : null
}
