import { Fragment } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { messages } from '../../shared/contacts/messages'
import { beside, useContacts } from '../../shared/contacts/useContacts'
import { notPrinted } from '../../shared/sharing/printed'
import { withMessages } from '../../site/withMessages'
import { Icon } from '../../ui'

/** Other ways to reach the merchant, where the platform lists them. A long address breaks after its @ or a slash. */
export const Contacts = withMessages(messages, function Contacts() {
  const { t } = useTranslation()
  const contacts = useContacts()
  if (contacts.length === 0) return null
  return (
    <Box aria-labelledby="contacts">
      <h2 id="contacts">{t('contacts.title')}</h2>
      <ul>
        {contacts.map(({ label, icon, text, href }) => (
          <li key={label}>
            <a href={href} {...beside(href)}>
              <Icon name={icon} />
              <span>
                <small>{t(label)}</small>
                <bdi>
                  {text.split(/(?<=[@/])/).map((piece, at) => (
                    <Fragment key={at}>
                      {at === 0 ? null : <wbr />}
                      {piece}
                    </Fragment>
                  ))}
                </bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
})

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

  ${notPrinted}
`
