import { createElement, useEffect } from 'react'
import { languageAtom } from '../i18n/language'
import { mainId } from '../site/focusMain'
import { forgetItem, prepareItem, whileDrawn } from '../site/Slot'
import type { createStore } from '../state/atoms'
import { isTakenOver } from './isTakenOver'
import { endStart } from './startTrouble'

const nothing = { __html: '' }

/**
 * Has a page that the edge has drawn stay as it is where its files or messages do not come: React takes over its outermost
 * elements and leaves what is in them alone, so that it can still be read and its links followed.
 */
export function keepDrawnPage(store: ReturnType<typeof createStore>): void {
  whileDrawn.keep = async (registry, slot, id) => {
    const drawn = slot === 'page' ? [...(document.getElementById(mainId)?.children ?? [])] : []
    if (drawn.length === 0 || drawn.some(isTakenOver)) return undefined
    if (await prepareItem(registry, slot, id, store.get(languageAtom).tag)) return undefined
    // what is said over it (server/edge/startTrouble.ts)
    dispatchEvent(new CustomEvent('marquee:lost', { detail: 'drawn' }))
    const parts = drawn.map(({ localName }, key) =>
      createElement(localName, { key, dangerouslySetInnerHTML: nothing, suppressHydrationWarning: true }),
    )
    return function Kept() {
      useEffect(
        () => () => {
          endStart()
          // whoever comes back to it finds nothing drawn
          forgetItem(registry, slot, id)
        },
        [],
      )
      return parts
    }
  }
}
