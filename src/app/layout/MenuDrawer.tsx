import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { Drawer } from '../../ui'
import { menuName } from '../../site/opens'
import { DrawerCategories } from './DrawerCategories'
import { HeaderLinks } from './parts/HeaderLinks'
import { HeaderTools } from './parts/Tools'

interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What the header has no room for: categories with their vendors, links, language, theme. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      name={menuName}
      title={t('app.menu.title')}
      closeLabel={t('app.close')}
      width={340}
    >
      <Parts>
        <DrawerCategories onGo={onClose} />
        <Links icons={22} />
        <HeaderTools place="drawer" />
      </Parts>
    </Drawer>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block-end: var(--space-5);
`

const Links = styled(HeaderLinks)`
  padding-block: var(--space-3);
  border-block: 1px solid var(--line);

  a {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-block-size: 48px;
    margin-inline: calc(-1 * var(--space-2));
    padding-inline: var(--space-2);
    border-radius: var(--radius-m);
    color: var(--text);
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    background-color: var(--surface-hover);
  }

  a[aria-current] {
    color: var(--accent-text);
  }

  svg {
    color: var(--text-muted);
  }
`
