import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { loadTags } from './loadTags'

/** What the page is called is known once its text is there: a page left sooner was not looked at, milliseconds. */
const settleMs = 1_000

/** Tells the brand's tags which page is looked at; drawn only where the visitor agreed. */
export function PageCount() {
  const { tags } = useAtomValue(brandAtom)
  const { pathname } = useLocation()
  const count = useRef<ReturnType<typeof loadTags>>(undefined)
  useEffect(() => {
    count.current ??= loadTags(tags)
    const tell = count.current
    const timer = setTimeout(() => tell(`${window.location.origin}${pathname}`, document.title), settleMs)
    return () => clearTimeout(timer)
  }, [tags, pathname])
  return null
}
