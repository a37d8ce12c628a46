import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { domainRouteAtom } from '../../site/platformAnswers'
import { Icon } from '../../ui'
import { readContacts } from './contacts'

/** Other ways to reach the merchant, where the platform lists them. */
export function Contacts() {
  const { t } = useTranslation()
  const contacts = readContacts(useAtomValue(domainRouteAtom).data?.resources ?? [], location.href)
  if (contacts.length === 0) return null
  return (
    <Box aria-labelledby="contacts">
      <h2 id="contacts">{t('support.contact.title')}</h2>
      <ul>
        {contacts.map(({ id, icon, text, href }) => (
          <li key={id}>
            <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
              <Icon name={icon} />
              <span>
                <small>{t(`support.contact.${id}`)}</small>
                <bdi>{text}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--fs-lg);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: var(--space-3);
  }

  a {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-block-size: 64px;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background-color: var(--surface-1);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--line-strong);
    background-color: var(--surface-hover);
  }

  svg {
    color: var(--accent-text);
  }

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }

  bdi {
    font-weight: 500;
  }
`
