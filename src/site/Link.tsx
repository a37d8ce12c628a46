import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean | undefined
  readonly state?: unknown
}

/** With a scheme, or with a host. */
const elsewhere = /^([a-z][a-z\d+.-]*:|[/\\]{2})/i

/**
 * A link within the site, which is followed without loading the page anew. The router has one as well, with the code
 * that fetches pages of its framework ahead: every first page would carry it.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const { target } = rest
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  })
  if (typeof to === 'string' && elsewhere.test(to)) return <a {...rest} href={to} onClick={onClick} />
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} onClick={press} />
}
