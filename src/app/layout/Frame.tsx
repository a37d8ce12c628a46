import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { brandAtom } from '../../site/brand'
import { useSlot } from '../../site/Slot'
import { BottomBar } from './BottomBar'
import { CenteredFrame } from './centered/CenteredFrame'
import { findPage } from './findPage'
import { Footer } from './Footer'
import { Main } from './Main'
import { MegaFrame } from './mega/MegaFrame'
import { MenuHost } from './MenuHost'
import { FloatingTools } from './parts/Tools'
import { RailFrame } from './rail/RailFrame'
import { SkipLink } from './SkipLink'
import { usePageTitle } from './usePageTitle'
import { useShownTheme } from './useShownTheme'

const frames = { rail: RailFrame, mega: MegaFrame, centered: CenteredFrame }

/** Header, page and footer as the brand has chosen them; a page may ask for less (spec §2: /lottery, /helpmc). */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { header } = useAtomValue(brandAtom).layout
  const { pathname } = useLocation()
  const page = findPage(useSlot('page'), pathname)
  usePageTitle(page?.item)
  useShownTheme()
  const kind = page?.item.props.frame ?? 'full'
  const main = <Main pageKey={page?.key ?? pathname}>{children}</Main>
  const Header = frames[header]
  return (
    <>
      <SkipLink>{t('app.skip')}</SkipLink>
      {kind === 'bare' ? (
        main
      ) : (
        <>
          <Header>
            {main}
            {kind === 'full' ? <Footer /> : null}
          </Header>
          <BottomBar />
          <MenuHost />
          <FloatingTools />
        </>
      )}
    </>
  )
}
