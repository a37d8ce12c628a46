import type { SignedIn } from '../../session/session'
import { memberInfoAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { Badge } from '../../ui'

/** The member's club, in the language of the page: the session keeps the name it had when the member signed in. */
export function ClubLabel({ session }: { readonly session: SignedIn }) {
  return session.clubLabel === undefined ? null : <CurrentClub nameAtSignIn={session.clubLabel} />
}

function CurrentClub({ nameAtSignIn }: { readonly nameAtSignIn: string }) {
  const { data } = useAtomValue(memberInfoAtom)
  const name = data === undefined ? nameAtSignIn : data.clubLabel?.labelName
  return name === undefined ? null : <Badge tone="accent2">{name}</Badge>
}
