import type { ComponentProps } from 'react'
import type { Item } from '../engine/site'
import { GoLink, type GoLinkProps } from './GoLink'

interface ItemLinkProps extends Omit<GoLinkProps, 'to' | 'maintenance'> {
  readonly to?: string | undefined
  /** Set for a link of the brand's own: an address elsewhere leaves the site. */
  readonly link?: Item['link']
}

/** Draws a link of the product or of the brand; both look the same. */
export function ItemLink({ to, link, needsLogin = false, ...rest }: ItemLinkProps) {
  if (!link) return <GoLink {...rest} to={to ?? ''} needsLogin={needsLogin} />
  if (link.href.startsWith('/') && !link.newTab) return <GoLink {...rest} to={link.href} />
  const { replace: _r, state: _s, reloadDocument: _d, preventScrollReset: _p, viewTransition: _v, ...anchor } = rest
  const elsewhere: ComponentProps<'a'> = link.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { rel: 'noopener' }
  return <a {...anchor} {...elsewhere} href={link.href} />
}
