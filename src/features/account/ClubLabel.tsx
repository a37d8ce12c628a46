import type { SignedIn } from '../../session/session'
import { memberInfoAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { Badge } from '../../ui'

/** The member's club, in the language of the page: the session keeps the name it had when the member signed in. */
export function ClubLabel({ session }: { readonly session: SignedIn }) {
  return session.clubLabel === undefined ? null : <Told otherwise={session.clubLabel} />
}

function Told({ otherwise }: { readonly otherwise: string }) {
  const { data } = useAtomValue(memberInfoAtom)
  return <Badge tone="accent2">{data?.clubLabel?.labelName ?? otherwise}</Badge>
}
