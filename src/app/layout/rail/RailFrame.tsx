import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { media, Only } from '../../../ui'
import { AccountArea } from '../parts/AccountArea'
import { Logo } from '../parts/Logo'
import { MenuButton } from '../parts/MenuButton'
import { StickyHeader } from '../parts/StickyHeader'
import { besidePage } from '../Container'
import { HeaderTools, NoticeStrip } from '../parts/Tools'
import { Rail } from './Rail'

/** Header variant `rail`: categories down the side, a slim bar above the page. */
export default function RailFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Shell>
      <RailRoom />
      <Only at="tabletUp">
        <Only at="belowDesktop">
          <Rail slim />
        </Only>
        <Only at="desktopUp">
          <Rail slim={false} />
        </Only>
      </Only>
      <Column>
        <Bar>
          <Line>
            <Only at="belowDesktop">
              <Logo />
              <Spring />
            </Only>
            <Only at="desktopUp">
              <Notices inBar />
            </Only>
            <Only at="tabletUp">
              <HeaderTools place="bar" />
            </Only>
            <AccountArea />
            <Only at="phone">
              <MenuButton />
            </Only>
          </Line>
        </Bar>
        <Only at="belowDesktop">
          <BelowNotices />
        </Only>
        {children}
      </Column>
    </Shell>
  )
}

/** Room at the start of the line that what is docked in a corner leaves to the rail. */
const RailRoom = createGlobalStyle`
  @media ${media.tabletUp} {
    :root { --rail-room: var(--rail-slim); }
  }
  @media ${media.desktopUp} {
    :root { --rail-room: var(--rail-w); }
  }
`

const Shell = styled.div`
  display: flex;
  align-items: flex-start;
  min-block-size: 100dvh;
`

const Column = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block-end: max(var(--bottom-bar-h) + env(safe-area-inset-bottom), var(--asked-h, 0px));

  @media ${media.tabletUp} {
    padding-block-end: var(--asked-h, 0px);
  }
`

const Bar = styled(StickyHeader)`
  background-color: var(--page);

  /* a cheap phone would blur with each frame that it scrolls */
  @media ${media.tabletUp} {
    background-color: color-mix(in srgb, var(--page) 88%, transparent);
    backdrop-filter: saturate(1.4) blur(16px);
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--header-h);
  padding-inline: var(--gutter);

  @media ${media.largeText} {
    flex-wrap: wrap;
    align-content: center;
  }

  @media ${media.desktopUp} {
    gap: var(--space-4);
  }
`

const Spring = styled.span`
  flex: 1;
`

const Notices = styled(NoticeStrip)`
  flex: 1;
`

const BelowNotices = styled(NoticeStrip)`
  ${besidePage}
`
