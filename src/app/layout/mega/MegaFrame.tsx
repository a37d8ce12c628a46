import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, Only } from '../../../ui'
import { besidePage, Container } from '../Container'
import { AccountArea } from '../parts/AccountArea'
import { Logo } from '../parts/Logo'
import { MenuButton } from '../parts/MenuButton'
import { StickyHeader } from '../parts/StickyHeader'
import { HeaderTools, NoticeStrip } from '../parts/Tools'
import { MegaNav } from './MegaNav'

/** Header variant `mega`: a wide header of two rows; the second is a band of categories that open the whole width. */
export default function MegaFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Shell>
      <Bar>
        <Line>
          <Only at="belowDesktop">
            <MenuButton />
          </Only>
          <Logo />
          <Only at="desktopUp">
            <Notices inBar />
          </Only>
          <Only at="belowDesktop">
            <Spring />
          </Only>
          <Only at="tabletUp">
            <HeaderTools place="bar" />
          </Only>
          <AccountArea />
        </Line>
        <Only at="tabletUp">
          <MegaNav />
        </Only>
      </Bar>
      <Only at="belowDesktop">
        <BelowNotices />
      </Only>
      {children}
    </Shell>
  )
}

const Shell = styled.div`
  min-block-size: 100dvh;
  padding-block-end: max(var(--bottom-bar-h) + env(safe-area-inset-bottom), var(--asked-h, 0px));

  @media ${media.tabletUp} {
    padding-block-end: var(--asked-h, 0px);
  }
`

const Bar = styled(StickyHeader)`
  background-color: var(--surface-1);
  box-shadow: 0 1px 0 var(--line);
`

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--header-h);

  /* an icon that comes first stands on the edge, not its 44 px target */
  > :first-child button {
    margin-inline-start: -11px;
  }

  @media ${media.largeText} {
    flex-wrap: wrap;
    align-content: center;
  }

  @media ${media.tabletUp} {
    gap: var(--space-3);
  }
`

const Spring = styled.span`
  flex: 1;
`

const Notices = styled(NoticeStrip)`
  flex: 1;
  max-inline-size: 560px;
  margin-inline: var(--space-4) auto;
`

const BelowNotices = styled(NoticeStrip)`
  ${besidePage}
  border-block-end: 1px solid var(--line);
`
