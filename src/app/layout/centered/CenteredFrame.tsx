import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, Only } from '../../../ui'
import { besidePage, Container } from '../Container'
import { AccountArea } from '../parts/AccountArea'
import { Logo } from '../parts/Logo'
import { MenuButton } from '../parts/MenuButton'
import { StickyHeader } from '../parts/StickyHeader'
import { HeaderTools, NoticeStrip, ringRoom } from '../parts/Tools'
import { TabsNav } from './TabsNav'

/** Header variant `centered`: the mark in the middle, categories as tabs beneath it. */
export default function CenteredFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Shell>
      <Bar>
        <Line>
          <Start>
            <Only at="belowDesktop">
              <MenuButton />
            </Only>
            <Only at="tabletUp">
              <HeaderTools place="bar" />
            </Only>
            <Only at="desktopUp">
              <BesideNotices inBar />
            </Only>
          </Start>
          <Logo centered />
          <Side $end>
            <AccountArea />
          </Side>
        </Line>
        <TabsNav />
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

  @media ${media.largeText} {
    flex-wrap: wrap;
    align-content: center;
  }

  @media ${media.tabletUp} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(min-content, 1fr);
    gap: var(--space-4);
    /* the column beside the mark is as wide as the sum in it */
    --sum-min: min-content;
    min-block-size: calc(var(--header-h) + 8px);
  }

  /* an icon that comes first stands on the edge, not its 44 px target */
  > :first-child > [data-only='belowDesktop'] button {
    margin-inline-start: -11px;
  }
  @media ${media.desktopUp} {
    > :first-child > [data-only='tabletUp'] > * {
      margin-inline-start: calc(-11px - ${ringRoom});
    }
  }
`

const Side = styled.div<{ $end?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: var(--space-3);
  flex: ${({ $end }) => ($end ? '0 0.00001 auto' : '0 1 auto')};
  min-inline-size: 0;
  margin-inline-start: ${({ $end }) => ($end ? 'auto' : '0')};

  @media ${media.largeText} {
    display: contents;
  }
`

/** On phones that have the menu under the thumb nothing stands there. */
const Start = styled(Side)`
  @media ${media.phone} {
    &:not(:has(> * > button)) {
      display: none;
    }
  }
`

const BesideNotices = styled(NoticeStrip)`
  flex: 1;
  max-inline-size: 340px;
`

const BelowNotices = styled(NoticeStrip)`
  ${besidePage}

  @media ${media.tabletUp} {
    padding-block-start: var(--space-2);
  }
`
