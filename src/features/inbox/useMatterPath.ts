import { useCallback } from 'react'
import { findPage } from '../../shared/centre/findPage'
import { paths } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { matterOf } from './matter'
import type { Message } from './inbox'

type Told = Pick<Message, 'notificationType' | 'reference'>

/** Where the deposit, withdrawal, contract or feedback stands that a message tells of; undefined where there is no page for it. */
export function useMatterPath(): (message: Told) => string | undefined {
  const member = useSlot('member.menu')
  const agent = useSlot('agent.menu')
  const pages = useSlot('page')
  return useCallback(
    ({ notificationType, reference }) => {
      const matter = matterOf(notificationType)
      if (!matter || reference === undefined) return undefined
      const named = `${matter.parameter}=${encodeURIComponent(reference)}`
      if (matter.slot === 'page')
        return pages.some(({ props }) => props.path === matter.pageKey) ? `${matter.pageKey}?${named}` : undefined
      const isAgents = matter.slot === 'agent.menu'
      const page = isAgents ? findPage(agent, matter.pageKey) : findPage(member, matter.pageKey)
      return page && `${isAgents ? paths.agentHome : paths.member}?page=${page.props.pageKey}&${named}`
    },
    [member, agent, pages],
  )
}
