import { useEffect, useRef, useState } from 'react'
import type { LaunchRequest } from '../../contract/launch-request'
import type { LotteryLaunchRequest } from '../../contract/lottery-launch-request'
import { languageAtom } from '../../i18n/language'
import { clientAtom } from '../../session/client'
import { sessionAtom, type SignedIn } from '../../session/session'
import { answerCacheAtom } from '../../site/answers'
import { getRecentGames } from '../gameList/calls'
import type { OpenedWindow } from '../../site/blankWindow'
import { brandAtom } from '../../site/brand'
import { takeGameWindow } from '../../site/launch/gameWindow'
import { permissionAtom } from '../../site/platformAnswers'
import { useStore } from '../../state/atoms'
import { launchGameCall } from './calls'
import { chooseHosts } from './chooseHosts'
import { gameAddresses, shuffled } from './launchAddress'
import { launchFailure } from './launchFailure'
import type { Player } from './launchRequest'
import { type LaunchRun, type LaunchWays, startRun } from './launchRun'
import type { Launch, LaunchEvent, Stage } from './launchState'
import { playAtom } from '../wallet/playing'
import { createGameFunds } from '../wallet/gameFunds'
import { useTransferToasts } from '../wallet/useTransferToasts'
import { openVendorSession, hadVendorSession } from '../wallet/walletActions'

/** What is started. */
export interface Start {
  /** Says which visit it is: another one starts anew, the same one never does by itself. */
  readonly visit: string
  readonly vassalage: string
  /** Body of the launch call. */
  readonly request: (player: Player) => LaunchRequest | LotteryLaunchRequest
}

type Store = ReturnType<typeof useStore>

/**
 * Starts a game once per visit: neither a second drawing of the page nor another language repeats it, nor logging in
 * again while it runs, nor the end of a maintenance that had put the page aside. Only the visitor does, by the event
 * `again`, and by logging in again where the session was all that it lacked.
 */
export function useLaunch(start: Start, stage: Stage, { account, token }: SignedIn) {
  const store = useStore()
  const [shown, setShown] = useState<{ readonly visit: string; readonly launch: Launch }>()
  const run = useRef<LaunchRun>(undefined)
  /** The start that had begun last; kept while the page is aside. */
  const begun = useRef<string>(undefined)
  const tell = useTransferToasts()
  const latest = useRef({ start, tell })
  useEffect(() => {
    latest.current = { start, tell }
  })

  const { visit } = start
  useEffect(() => {
    const started = startRun(
      waysOf(store, () => latest.current, account),
      stage,
      (launch) => setShown({ visit, launch }),
    )
    run.current = started
    const stop = store.set(playAtom)
    const key = JSON.stringify([visit, stage, account])
    // a page that is drawn and taken away at once starts nothing
    const soon = setTimeout(() => {
      started.send({ type: begun.current === key ? 'resume' : 'begin' })
      begun.current = key
    })
    return () => {
      clearTimeout(soon)
      started.send({ type: 'leave' })
      stop()
    }
  }, [store, visit, stage, account])

  const launch: Launch = shown?.visit === visit ? shown.launch : { state: 'idle' }
  const lacksSession = launch.state === 'failed' && 'wasOut' in launch.failure
  /** The token that was refused is gone: the next one is another. */
  const isWaiting = useRef(false)
  useEffect(() => {
    const isBack = isWaiting.current && token !== undefined
    isWaiting.current = lacksSession && token === undefined
    if (lacksSession && isBack) run.current?.send({ type: 'again' })
  }, [lacksSession, token])

  return { launch, send: (event: LaunchEvent) => run.current?.send(event) }
}

/** Undefined without a token: the client then sends nothing, and says so. */
function playerOf(store: Store): Player | undefined {
  const session = store.get(sessionAtom)
  if (session.state !== 'signed-in' || session.token === undefined) return undefined
  const { account: username, token } = session
  return {
    username,
    token,
    merchantCode: store.get(brandAtom).merchant,
    language: store.get(languageAtom).platformCode,
  }
}

interface Latest {
  readonly start: Start
  readonly tell: ReturnType<typeof useTransferToasts>
}

function waysOf(store: Store, latest: () => Latest, account: string): LaunchWays {
  const staying = createGameFunds(
    () => openVendorSession(store, account, latest().start.vassalage),
    () => hadVendorSession(account),
    {
      there: (place, amount) => latest().tell.there(place, amount),
      home: (home) => latest().tell.home(home),
    },
  )
  let waiting: OpenedWindow | undefined
  return {
    ask: async () => {
      waiting ??= takeGameWindow()
      const player = playerOf(store)
      const answer = await store.get(clientAtom)(launchGameCall, { body: player && latest().start.request(player) })
      const cdns = store.get(permissionAtom).data?.launchGameCDNs ?? []
      return gameAddresses(answer, location.href, shuffled(cdns, Math.random))
    },
    choose: chooseHosts,
    move: staying.transferIn,
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
    // playing has changed the balance, where there was nothing to move, and what was played last
    home: () => {
      const answers = store.get(answerCacheAtom)
      answers.refresh(getRecentGames.id)
      void staying.transferBack().finally(() => answers.refresh('balance'))
    },
    failureOf: launchFailure,
  }
}
