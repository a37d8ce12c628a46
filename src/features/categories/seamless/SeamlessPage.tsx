import { useTranslation } from '../../../i18n/translate'
import { type SlotComponentProps, useLabel, useSlot } from '../../../site/Slot'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { PageHeader } from '../../../ui'
import { Page, Section } from '../../../shared/category/category.styles'
import { VendorCards } from '../VendorCards'
import { GameBarPlace } from '../../../shared/category/GameBarPlace'
import { WithVendors } from '../../../shared/category/WithVendors'
import { messages } from '../../../shared/category/messages'

/** Vendors whose games are played from the main wallet, without a transfer (spec §2, /seamless), by category. */
export default withMessages(messages, function SeamlessPage({ item }: SlotComponentProps<'page'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const lanes = useSlot('header.category').flatMap((named) => {
    if (named.link !== undefined) return []
    const own = vendorsIn(named.props.category).filter(({ seamless }) => seamless)
    return own.length === 0 ? [] : [{ named, own }]
  })

  return (
    <Page>
      <PageHeader title={label(item.label)} text={t('games.seamless.lead')} actions={<GameBarPlace />} />
      <WithVendors
        isEmpty={lanes.length === 0}
        empty={{ icon: 'wallet', title: t('games.seamless.empty'), text: t('games.seamless.emptyText') }}
      >
        {lanes.map(({ named, own }) => (
          <Section key={named.id} aria-labelledby={`seamless-${named.id}`}>
            <h2 id={`seamless-${named.id}`}>{label(named.label)}</h2>
            <VendorCards vendors={own} category={named.props.category} />
          </Section>
        ))}
      </WithVendors>
    </Page>
  )
})
