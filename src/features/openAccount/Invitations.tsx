import { useState } from 'react'
import type { InvitationLink } from '../../contract/invitation-link'
import type { OpenAccountSettings } from '../../contract/open-account-settings'
import { useAnswer } from '../../site/useAnswer'
import { Stack } from '../../ui'
import { getInvitationLinks } from './calls'
import { LinkDialog } from './LinkDialog'
import { LinkForm } from './LinkForm'
import { LinkList } from './LinkList'
import type { WayAddress } from './useWayAddress'

const pageSize = 10

interface InvitationsProps {
  readonly settings: OpenAccountSettings
  readonly address: WayAddress
}

/** Making links, and what came of them. */
export function Invitations({ settings, address: { state, page, setState, setPage } }: InvitationsProps) {
  const query = { page, pageSize, ...(state !== 'ALL' && { state }) }
  const answer = useAnswer(getInvitationLinks, query, { staleTime: 0 })
  const [shown, setShown] = useState<InvitationLink>()
  const [open, setOpen] = useState(false)
  const show = (link: InvitationLink) => {
    setShown(link)
    setOpen(true)
  }
  const changed = (link: InvitationLink) => {
    show(link)
    void answer.refetch()
  }
  return (
    <Stack gap={5}>
      <LinkForm settings={settings} onMade={changed} />
      <LinkList answer={answer} state={state} onState={setState} page={page} onPage={setPage} onShow={show} />
      {shown ? <LinkDialog link={shown} open={open} onClose={() => setOpen(false)} onChanged={changed} /> : null}
    </Stack>
  )
}
