import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../../ui'
import { useMedia } from '../../../ui/hooks/useMedia'
import { Container } from '../Container'
import { AccountArea } from '../parts/AccountArea'
import { Logo } from '../parts/Logo'
import { MenuButton } from '../parts/MenuButton'
import { StickyHeader } from '../parts/StickyHeader'
import { HeaderTools, NoticeStrip } from '../parts/Tools'
import { MegaNav } from './MegaNav'

/** Header variant `mega`: a wide header of two rows; the second is a band of categories that open the whole width. */
export default function MegaFrame({ children }: { readonly children: ReactNode }) {
  const tablet = useMedia(media.tabletUp)
  const desktop = useMedia(media.desktopUp)
  return (
    <Shell>
      <Bar>
        <Line>
          {desktop ? null : <MenuButton />}
          <Logo />
          {desktop ? <Notices inBar /> : <Spring />}
          {tablet ? <HeaderTools place="bar" /> : null}
          <AccountArea />
        </Line>
        {tablet ? <MegaNav links={desktop} /> : null}
      </Bar>
      {desktop ? null : <BelowNotices />}
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
  box-shadow: 0 1px 0 var(--line);
`

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: var(--header-h);

  /* an icon that comes first stands on the edge, not its 44 px target */
  > button:first-child {
    margin-inline-start: -11px;
  }

  @media ${media.largeText} {
    flex-wrap: wrap;
    align-content: center;
    block-size: auto;
    min-block-size: var(--header-h);
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
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--line);
`
