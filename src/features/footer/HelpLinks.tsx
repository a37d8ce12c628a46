import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { ItemLink } from '../../site/ItemLink'
import { paths } from '../../site/paths'
import { type SlotComponentProps, useLabel, useSlot } from '../../site/Slot'
import { useCustomerService } from '../../site/useCustomerService'
import { Icon } from '../../ui'
import { Group } from './Group'
import { HeaderLink } from './HeaderLink'
import { useFootLinks } from './useFootLinks'

/** The help centre, the app, whom to ask, safer gambling, and the brand's own links. */
export default function HelpLinks({ item }: SlotComponentProps<'footer.group'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const { help, footer } = useAtomValue(brandAtom)
  const links = useFootLinks().help
  // one that is among the partners has its mark there
  const safer = footer.partners.some(({ group, href }) => group === 'responsible' && href === help.safer)
    ? undefined
    : help.safer
  const own = useSlot('footer.group').filter(({ link }) => link !== undefined)
  const download = useSlot('page').find(({ props }) => props.path === paths.download)
  const service = useCustomerService()
  return (
    <Group title={label(item.label)}>
      {links.map((link) => (
        <HeaderLink key={link.id} item={link} />
      ))}
      {download ? (
        <li>
          <ItemLink to={download.props.path}>{label(download.label)}</ItemLink>
        </li>
      ) : null}
      <li>
        <button type="button" onClick={service}>
          {t('app.service.title')}
        </button>
      </li>
      {safer === undefined ? null : (
        <li>
          <a href={safer} target="_blank" rel="noopener noreferrer">
            {t('footer.safer')}
            <Icon name="external-link" size={14} />
          </a>
        </li>
      )}
      {own.map(({ id, label: text, link }) => (
        <li key={id}>
          <ItemLink link={link}>{label(text)}</ItemLink>
        </li>
      ))}
    </Group>
  )
}
