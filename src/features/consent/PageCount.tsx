import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { loadTags } from './loadTags'

/** Tells the brand's tags which page is looked at; drawn only where the visitor agreed. */
export function PageCount() {
  const { tags } = useAtomValue(brandAtom)
  const { pathname } = useLocation()
  const count = useRef<ReturnType<typeof loadTags>>(undefined)
  useEffect(() => {
    count.current ??= loadTags(tags)
    count.current(`${window.location.origin}${pathname}`, document.title)
  }, [tags, pathname])
  return null
}
