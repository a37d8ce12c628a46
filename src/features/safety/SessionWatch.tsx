import { useAtomValue, useSetAtom } from '../../state/atoms'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { importWithTimeout } from '../../site/importWithTimeout'
import { paths } from '../../site/paths'
import { beatEvery } from './playSession'
import { beatAtom, endStayAtom, isDueAtom } from './playSessionAtoms'

const RealityCheck = lazy(() => importWithTimeout(() => import('./RealityCheck')))

/** Measures the time played, on every page, and shows the reality check when it is due. */
export default function SessionWatch() {
  const beat = useSetAtom(beatAtom)
  const end = useSetAtom(endStayAtom)
  const isDue = useAtomValue(isDueAtom)
  const playing = useLocation().pathname === paths.game && !isDue

  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') beat(Date.now(), playing)
    }
    tick()
    const timer = setInterval(tick, beatEvery)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [beat, playing])

  useEffect(() => () => end(), [end])

  return isDue ? (
    <Suspense fallback={null}>
      <RealityCheck />
    </Suspense>
  ) : null
}
