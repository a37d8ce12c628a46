import { useState } from 'react'
import { openPlatform } from '../platform/door'
import type { RecordedAnswer } from '../platform/recorded'
import { openSite } from './openSite'
import { Site } from './Site'
import { useSurroundings } from './surroundings'

export interface ScreenProps {
  /** Path and query, such as `/index?modal=noticeModal`. */
  readonly address: string
  /** A recorded account that is signed in; nobody: a visitor. */
  readonly viewer?: string | undefined
  /** Minutes since the viewer signed in; 0 if left out. */
  readonly signedInFor?: number
  /** How the platform misbehaves: the sandbox's scenarios by name, such as `late; call=/wps/member/info`. */
  readonly platform?: string
  /** What is answered when something is sent: moments of the recording. */
  readonly moments?: readonly string[]
  /** Modules of the platform, switched on or off. */
  readonly modules?: Readonly<Record<string, boolean>>
  /** A page whose file cannot be loaded. */
  readonly broken?: string
  /** Popups of the home page are still to be shown. */
  readonly popups?: boolean
  readonly inspector?: boolean
}

interface ScreenStoryProps extends ScreenProps {
  readonly answers: readonly RecordedAnswer[]
}

/** A screen of the running site: the toolbar's brand and language, a viewer, an address, and a platform that was recorded. */
export function ScreenStory(props: ScreenStoryProps) {
  const { brand, theme, language } = useSurroundings()
  const { answers: _, ...told } = props
  return <Opened key={JSON.stringify([told, brand.id, theme, language.tag])} {...props} />
}

/** One visit: opened once, whatever is drawn again. */
function Opened({ answers, address, platform = '', moments = [], modules = {}, ...wanted }: ScreenStoryProps) {
  const surroundings = useSurroundings()
  const [store] = useState(() => {
    const { viewer, signedInFor = 0, broken, popups = false, inspector = false } = wanted
    openPlatform({ merchant: surroundings.brand.brand.merchant, answers, behaviour: platform, moments, modules })
    return openSite({ surroundings, viewer, signedInFor, answers, broken, popups, inspector })
  })
  return <Site store={store} address={address} />
}
