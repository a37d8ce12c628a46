import { GoLink, type GoLinkProps } from '../../site/GoLink'

/** A link that asks to sign in first, for buttons. */
export const LoginLink = (props: GoLinkProps) => <GoLink {...props} needsLogin />
