import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '../../../session/session'
import { clientAtom } from '../../../session/client'
import type { OpenedWindow } from '../../../site/blankWindow'
import { takeGameWindow } from '../../../site/launch/gameWindow'
import { permissionAtom } from '../../../site/platformAnswers'
import { useStore } from '../../../state/atoms'
import { chooseHosts } from './chooseHosts'
import { gameAddresses, shuffled } from './launchAddress'
import { launchFailure } from './launchFailure'
import { type LaunchRun, type LaunchWays, startRun } from './launchRun'
import type { Launch, LaunchEvent, Stage } from './launchState'
import { slotsVendor } from './slotsVendor'
import { comeHome } from './wallet/comeHome'
import { enterWallet, type Stay } from './wallet/walletVerbs'

/** What is started. */
export interface Start {
  /** Says which visit it is: another one starts anew, the same one never does by itself. */
  readonly visit: string
  readonly vassalage: string
  readonly category: string | undefined
  /** Body of the launch call. */
  readonly request: object
}

type Store = ReturnType<typeof useStore>

/**
 * Starts a game once a visit: neither a second drawing of the page nor another language repeats it, nor logging in
 * again after the session ran out. Only the visitor does, by the event `again`.
 */
export function useLaunch(start: Start, stage: Stage, { account }: SignedIn) {
  const store = useStore()
  const [shown, setShown] = useState<{ readonly visit: string; readonly launch: Launch }>()
  const run = useRef<LaunchRun>(undefined)
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })

  const { visit } = start
  useEffect(() => {
    const started = startRun(waysOf(store, () => latest.current, account), stage, (launch) => setShown({ visit, launch }))
    run.current = started
    // a page that is drawn and taken away at once starts nothing
    const soon = setTimeout(() => started.send({ is: 'begin' }))
    return () => {
      clearTimeout(soon)
      started.send({ is: 'leave' })
    }
  }, [store, visit, stage, account])

  const launch: Launch = shown?.visit === visit ? shown.launch : { at: 'idle' }
  return { launch, send: (event: LaunchEvent) => run.current?.send(event) }
}

function waysOf(store: Store, start: () => Start, account: string): LaunchWays {
  let stay: Promise<Stay | undefined> | undefined
  let waiting: OpenedWindow | undefined
  // money that is there already is there for the next wish too
  const enter = async (before: typeof stay) => (await before?.catch(() => undefined)) ?? enterWallet(store, account, start().vassalage)
  return {
    move: () => {
      waiting ??= takeGameWindow()
      stay = enter(stay)
      return stay
    },
    ask: async () => {
      const { category, vassalage, request } = start()
      if (category === 'RNG') slotsVendor.write(vassalage)
      const answer = await store.get(clientAtom)('launchGame', { body: request })
      const cdns = store.get(permissionAtom).data?.launchGameCDNs ?? []
      return gameAddresses(answer, location.href, shuffled(cdns, Math.random))
    },
    choose: chooseHosts,
    load: ({ href }) => {
      if (waiting === undefined) return false
      waiting.load(href)
      waiting = undefined
      return true
    },
    drop: () => {
      waiting?.close()
      waiting = undefined
    },
    home: () => void comeHome(store, account, stay),
    failureOf: launchFailure,
  }
}
