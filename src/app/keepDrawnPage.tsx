import { createElement, useEffect } from 'react'
import { languageAtom } from '../i18n/language'
import { mainId } from '../site/focusMain'
import { forgetItem, prepareItem, standIn } from '../site/Slot'
import type { createStore } from '../state/atoms'
import { isTakenOver } from './isTakenOver'
import { endStart } from './startTrouble'

/**
 * Has the page that the edge has drawn stay as it is where its files or messages do not come: React takes over its outermost
 * elements and leaves what is in them alone, so that it can still be read and its links followed.
 */
export function keepDrawnPage(store: ReturnType<typeof createStore>): void {
  const { pathname } = window.location
  standIn.of = async (registry, slot, id) => {
    const drawn = [...(document.getElementById(mainId)?.children ?? [])]
    // of another page nothing was drawn, and the visitor may leave this one meanwhile
    const isThere = () =>
      window.location.pathname === pathname && drawn.every((part) => part.isConnected && !isTakenOver(part))
    if (slot !== 'page' || !drawn[0] || !isThere()) return undefined
    if ((await prepareItem(registry, slot, id, store.get(languageAtom).tag)) || !isThere()) return undefined
    const parts = drawn.map(({ localName }, key) =>
      createElement(localName, { key, dangerouslySetInnerHTML: { __html: '' } }),
    )
    return function Kept() {
      useEffect(() => {
        // what is said over it (server/edge/startTrouble.ts)
        dispatchEvent(new Event('marquee:kept'))
        return () => {
          endStart()
          // whoever comes back to it finds nothing drawn
          forgetItem(registry, slot, id)
        }
      }, [])
      return parts
    }
  }
}
