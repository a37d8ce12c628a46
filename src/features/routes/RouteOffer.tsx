import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { oneOf, storageKey } from '../../lib/safeStorage'
import { StripCard } from '../../shared/strip/StripCard'
import { useTranslation } from '../../i18n/translate'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { useAtomValue, useSetAtom } from '../../state/atoms'
import { Button } from '../../ui'
import { messages } from './messages'
import { measureRoutesAtom, routesAtom } from './routeAtoms'
import { betterRoute } from './routes'
import { whenSlow } from './slowness'

/** Who stays here is not asked again in this visit. */
const stays = storageKey('sessionStorage', 'marquee.routes', oneOf('stay'))

/** The fastest other address, where this visit is slow and the other is much faster. Nobody is taken there unasked. */
export const RouteOffer = withMessages(messages, function RouteOffer() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { open } = useModal()
  const start = useSetAtom(measureRoutesAtom)
  // the list may be an answer that is late itself
  const hasOthers = useAtomValue(routesAtom).some(({ isHere, isOwn }) => isOwn && !isHere)
  const [better, setBetter] = useState<string>()

  useEffect(() => {
    if (!hasOthers || stays.read() !== undefined) return
    let gone = false
    const stop = whenSlow(() => {
      void start().then((routes) => {
        // the dialog measures anew where it was opened meanwhile
        if (!gone && routes) setBetter(betterRoute(routes)?.host)
      })
    })
    return () => {
      gone = true
      stop()
    }
  }, [hasOthers, start])

  if (better === undefined || pathname === paths.game) return null
  const close = () => {
    stays.write('stay')
    setBetter(undefined)
  }
  return (
    <StripCard
      icon="zap"
      text={t('routes.offer')}
      closeLabel={t('routes.dismiss')}
      onClose={close}
      action={
        <Button
          size="s"
          variant="primary"
          onClick={() => {
            close()
            open(modals.routes)
          }}
        >
          {t('routes.choose')}
        </Button>
      }
    />
  )
})
