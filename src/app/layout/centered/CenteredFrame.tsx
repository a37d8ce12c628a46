import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../../ui'
import { useMedia } from '../../../ui/hooks/useMedia'
import { Container } from '../Container'
import { AccountArea } from '../parts/AccountArea'
import { HeaderLinks } from '../parts/HeaderLinks'
import { Logo } from '../parts/Logo'
import { MenuButton } from '../parts/MenuButton'
import { StickyHeader } from '../parts/StickyHeader'
import { HeaderTools, NoticeStrip } from '../parts/Tools'
import { TabsNav } from './TabsNav'

/** Header variant `centered`: the mark in the middle, categories as tabs beneath it. */
export function CenteredFrame({ children }: { readonly children: ReactNode }) {
  const tablet = useMedia(media.tabletUp)
  const desktop = useMedia(media.desktopUp)
  return (
    <Shell>
      <Bar>
        <Line>
          <Side>
            {desktop ? <Links /> : <MenuButton />}
            {tablet && !desktop ? <HeaderTools place="bar" /> : null}
          </Side>
          <Logo align={tablet ? 'center' : 'start'} />
          <Side $end>
            {desktop ? <HeaderTools place="bar" /> : null}
            <AccountArea />
          </Side>
        </Line>
        <TabsNav panels={tablet} />
      </Bar>
      <Notices />
      {children}
    </Shell>
  )
}

const Shell = styled.div`
  min-block-size: 100dvh;
  padding-block-end: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom));

  @media ${media.tabletUp} {
    padding-block-end: 0;
  }
`

const Bar = styled(StickyHeader)`
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

const Line = styled(Container)`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--header-h);

  @media ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--space-4);
    min-block-size: calc(var(--header-h) + 8px);
  }

  @media ${media.phone} {
    padding-inline-start: calc(var(--gutter) - 10px);
  }
`

const Side = styled.div<{ $end?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: var(--space-2);
  min-inline-size: 0;
`

const Links = styled(HeaderLinks)`
  min-inline-size: 0;

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-1);
    margin-inline-start: calc(-1 * var(--space-3));
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    background-color: var(--surface-hover);
    color: var(--text);
  }

  a[aria-current] {
    color: var(--accent-text);
  }
`

const Notices = styled(NoticeStrip)`
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  padding-block-start: var(--space-2);
`
