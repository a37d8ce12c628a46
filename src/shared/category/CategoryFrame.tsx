import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { type SlotComponentProps, useLabel, useSlot } from '../../site/Slot'
import { vendorsByCategoryAtom } from '../../site/vendors'
import { useAtomValue } from '../../state/atoms'
import { PageHeader } from '../../ui'
import { LeadLine, Page } from './category.styles'
import { CategorySections } from './sections/CategorySections'
import { GameBarPlace } from './GameBarPlace'
import { WithVendors } from './WithVendors'

export interface LeadProps {
  readonly category: string
  readonly vendors: readonly Vendor[]
}

interface Props extends SlotComponentProps<'page'> {
  /** Where it is not the one that the page is named after. */
  readonly category?: string
  /** The line below the title; its place is kept while nothing can be said. */
  readonly lead?: ComponentType<LeadProps>
  /** What stands there while vendors are on their way. */
  readonly skeleton?: ReactNode
  readonly children: (category: string, vendors: readonly Vendor[]) => ReactNode
}

/** What pages of categories have in common: the title that the brand may have given, and what is there without vendors. */
export function CategoryFrame({ item, category: standIn, lead: Lead, skeleton, children }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  // the brand may have named the category in the header its own way
  const named = useSlot('header.category').find((one) => one.link === undefined && one.props.path === item.props.path)
  const category = standIn ?? named?.props.category ?? item.id.toUpperCase()
  const own = useAtomValue(vendorsByCategoryAtom)(category)
  const lead = Lead && <LeadLine>{own.length === 0 ? null : <Lead category={category} vendors={own} />}</LeadLine>

  return (
    <Page>
      <PageHeader title={label(named?.label ?? item.label)} text={lead} actions={<GameBarPlace />} />
      <WithVendors
        isEmpty={own.length === 0}
        skeleton={skeleton}
        empty={{ icon: 'layout-grid', title: t('games.page.empty'), text: t('games.page.emptyText') }}
      >
        {children(category, own)}
        <CategorySections category={category} />
      </WithVendors>
    </Page>
  )
}
