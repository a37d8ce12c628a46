import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useNavigate } from 'react-router'
import { generalMessage } from '../../platform/generalMessage'
import { paths } from '../../site/paths'
import { offersFreePlayAtom } from '../../site/site'
import { useToast } from '../../ui'
import { freePlayAtom } from './enter'

/** Free play: sign in to a demo account, then home (spec §4). `shown`: the merchant has it, and demo accounts may come in. */
export function useFreePlay() {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const enter = useSetAtom(freePlayAtom)
  const shown = useAtomValue(offersFreePlayAtom)
  const [busy, setBusy] = useState(false)
  const start = () => {
    if (busy) return
    setBusy(true)
    enter()
      .then(() => navigate(paths.home))
      .catch((error: unknown) => show({ tone: 'danger', text: t(generalMessage(error)) }))
      .finally(() => setBusy(false))
  }
  return { shown, busy, start }
}
