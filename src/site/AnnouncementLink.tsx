import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui'
import type { AnnouncedLink } from './announcedLink'

interface AnnouncementLinkProps {
  readonly link: AnnouncedLink
  readonly variant?: 'primary' | 'secondary'
  readonly size?: 's' | 'm' | 'l'
  readonly onGo?: (() => void) | undefined
  readonly children: ReactNode
}

/** The way that an announcement, a promotion or a banner names: a page of the site, or a site of its own in a tab of its own. */
export function AnnouncementLink({ link, onGo, ...button }: AnnouncementLinkProps) {
  const target = link.inside
    ? ({ as: Link, to: link.to, iconEnd: 'arrow-right' } as const)
    : ({ as: 'a', href: link.href, target: '_blank', rel: 'noopener noreferrer', iconEnd: 'external-link' } as const)
  return <Button {...button} onClick={onGo} {...target} />
}
