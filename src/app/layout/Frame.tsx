import { useAtomValue } from '../../state/atoms'
import { createElement, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useLocation } from 'react-router'
import { brandAtom } from '../../site/brand'
import { useSlot } from '../../site/Slot'
import { SlotBoundary } from '../../site/SlotBoundary'
import { LoadFailure } from '../pages/LoadFailure'
import { BottomBar } from './BottomBar'
import { findPage } from './findPage'
import { Footer } from './Footer'
import { headerFrame } from './headers'
import { Late } from './Late'
import { Main } from './Main'
import { MenuHost } from './MenuHost'
import { FloatingTools } from './parts/Tools'
import { SkipLink } from './SkipLink'
import { usePageTitle } from './usePageTitle'
import { useShownTheme } from './useShownTheme'

/**
 * Header, page and footer as the brand has chosen them; a page may ask for less (spec §2: /lottery, /helpmc). What
 * floats at the side is everywhere.
 */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { header } = useAtomValue(brandAtom).layout
  const { pathname } = useLocation()
  const page = findPage(useSlot('page'), pathname)
  usePageTitle(page?.item)
  useShownTheme()
  const kind = page?.item.props.frame ?? 'full'
  const main = (
    <Main key="main" pageKey={page?.key ?? pathname}>
      {children}
    </Main>
  )
  return (
    <>
      <SkipLink>{t('app.skip')}</SkipLink>
      <Late />
      {kind === 'bare' ? (
        <>
          {main}
          <FloatingTools />
        </>
      ) : (
        <SlotBoundary failed={(failure) => <LoadFailure {...failure} />}>
          <Suspense>
            {/* not made here: headerFrame keeps one component a header */}
            {createElement(headerFrame(header), { children: [main, kind === 'full' ? <Footer key="footer" /> : null] })}
            <BottomBar />
            <MenuHost />
            <FloatingTools />
          </Suspense>
        </SlotBoundary>
      )}
    </>
  )
}
