import { useCallback } from 'react'
import { useTranslation } from '../i18n/translate'
import { useLocation, useNavigate } from 'react-router'
import { sessionAtom } from '../session/session'
import { useAtomValue, useSetAtom } from '../state/atoms'
import { readGamePath } from './gamePath'
import { vendorByCodeAtom } from './games'
import { holdGameWindow } from './launch/gameWindow'
import { launchPlan } from './launch/launchPlan'
import { type Cover, startingCoverAtom, withMorph } from './launch/morph'
import { popupQuery, popupVendor } from './launch/popupPath'
import { useModal } from './modal'
import { modals } from './paths'

interface Options {
  readonly needsLogin?: boolean
  readonly cover?: Cover | undefined
}

/**
 * Goes to a path of the site; a game is started the way that its vendor starts (spec §4, game launch). Where it needs a
 * session and there is none, the sign-in dialog opens first and `next` says where to go on (spec §6).
 */
export function useNavigateOrLaunch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const { open } = useModal()
  const setCover = useSetAtom(startingCoverAtom)
  return useCallback(
    (to: string, options: Options = {}) => {
      const target = readGamePath(to)
      const vendor = target?.vassalage === undefined ? undefined : vendorOf(target.vassalage)
      const plan = target && launchPlan({ ...vendor, accountTypeName: target.vassalage, target }, pathname)
      const path =
        plan === undefined ? to : plan.type === 'popup' ? `${pathname}?${popupQuery(plan.vassalage)}` : plan.to
      if (options.needsLogin && !signedIn) {
        open(modals.login, { next: path })
        return
      }
      if (plan?.type === 'popup') {
        open(modals.games, { [popupVendor]: plan.vassalage })
        return
      }
      if (plan?.type === 'window') holdGameWindow(vendor?.displayName ?? '', t('games.launch.starting'))
      const { cover } = options
      setCover(cover && { to: path, address: cover.address })
      const follow = () => void navigate(path, plan === undefined ? undefined : { state: { fromSite: true } })
      withMorph(plan?.type === 'game' ? cover?.picture : undefined, follow)
    },
    [navigate, open, pathname, setCover, signedIn, t, vendorOf],
  )
}
