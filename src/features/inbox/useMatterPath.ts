import { useCallback } from 'react'
import { findPage } from '../../shared/centre/findPage'
import { paths } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { matterOf } from './matter'
import type { Message } from './inbox'

type Told = Pick<Message, 'notificationType' | 'reference'>

/** Where the deposit, withdrawal or contract stands that a message tells of; undefined where there is no page for it. */
export function useMatterPath(): (message: Told) => string | undefined {
  const member = useSlot('member.menu')
  const agent = useSlot('agent.menu')
  return useCallback(
    ({ notificationType, reference }) => {
      const matter = matterOf(notificationType)
      if (!matter) return undefined
      const isAgents = matter.slot === 'agent.menu'
      const page = isAgents ? findPage(agent, matter.pageKey) : findPage(member, matter.pageKey)
      if (!page || reference === undefined) return undefined
      return `${isAgents ? paths.agentHome : paths.member}?page=${page.props.pageKey}&${matter.parameter}=${encodeURIComponent(reference)}`
    },
    [member, agent],
  )
}
