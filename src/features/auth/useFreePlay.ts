import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../platform/messages'
import { paths } from '../../site/paths'
import { useToast } from '../../ui'
import { freePlayAtom } from './enter'

/** Free play: sign in to a demo account, then home (spec §4). */
export function useFreePlay() {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const enter = useSetAtom(freePlayAtom)
  const [busy, setBusy] = useState(false)
  const start = () => {
    if (busy) return
    setBusy(true)
    enter()
      .then(() => navigate(paths.home))
      .catch((error: unknown) => show({ tone: 'danger', text: t(errorMessage(error)) }))
      .finally(() => setBusy(false))
  }
  return { busy, start }
}
