import { useAtom, useAtomValue } from '../../../state/atoms'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useLocation } from 'react-router'
import { formatDateTime } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { enteredAtom } from '../../../session/entered'
import { useModal } from '../../../site/modal'
import { modals, paths } from '../../../site/paths'
import { isPausePendingAtom, pauseAtom } from '../../../shared/safety/pause'
import { useToast } from '../../../ui'
import { popupKey, seenPopups } from '../popupSeen'
import { memberPopupsAtom } from './memberPopups'

/**
 * After a login (spec §4): the member's own popups in a dialog, where there are new ones; otherwise a word about the
 * login before this one. Waits while another dialog is open, and stays away from games. Popups advertise: during a break
 * from play none is shown, and those that are new then come after the next login.
 */
export default function AfterLogin() {
  const { t } = useTranslation()
  const { show } = useToast()
  const { name, open } = useModal()
  const { pathname } = useLocation()
  const language = useAtomValue(languageAtom).tag
  const [entered, setEntered] = useAtom(enteredAtom)
  const { data, isPending } = useAtomValue(memberPopupsAtom)
  const isPaused = useAtomValue(pauseAtom) !== undefined
  const isPausePending = useAtomValue(isPausePendingAtom)
  const mayShow = !isPending && !isPausePending && name === undefined && pathname !== paths.game

  useEffect(() => {
    if (!mayShow || entered === undefined) return
    setEntered(undefined)
    const seen = seenPopups()
    const fresh = data?.popup.some(({ id }) => !seen.has(popupKey(id, entered.account))) ?? false
    if (fresh && !isPaused) open(modals.afterLogin)
    else if (entered.lastLoginTime !== undefined)
      show({
        tone: 'success',
        text: t('notices.afterLogin.back', { time: formatDateTime(entered.lastLoginTime, language) }),
      })
  }, [mayShow, isPaused, entered, setEntered, data, open, show, t, language])
  return null
}
