import { useCallback } from 'react'
import { findPage } from '../../shared/centre/findPage'
import { paths } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { matterOf } from './matter'
import type { Message } from './inbox'

type Told = Pick<Message, 'notificationType' | 'reference'>

/** Where the deposit or withdrawal stands that a message tells of; undefined where there is no page for it. */
export function useMatterPath(): (message: Told) => string | undefined {
  const items = useSlot('member.menu')
  return useCallback(
    ({ notificationType, reference }) => {
      const matter = matterOf(notificationType)
      const page = matter && findPage(items, matter.pageKey)
      if (!page || reference === undefined) return undefined
      return `${paths.member}?page=${page.props.pageKey}&reference=${encodeURIComponent(reference)}`
    },
    [items],
  )
}
