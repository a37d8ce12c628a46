import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { Button, Icon } from '../../../ui'

/** In place of the form, once the mail is on its way. */
export function MailSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  // the form that had the focus is gone
  useEffect(() => title.current?.focus(), [])
  return (
    <Box>
      <Icon name="mail" size={40} />
      <h3 ref={title} tabIndex={-1}>
        {t('auth.forgot.mailTitle')}
      </h3>
      <p>
        {t('auth.forgot.mailText')} <bdi>{email}</bdi>
      </p>
      <Button onClick={onAgain}>{t('auth.forgot.mailAgain')}</Button>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-4);
  text-align: center;

  svg {
    color: var(--success-text);
  }
  h3 {
    margin: 0;
    outline: none;
    font-size: var(--fs-lg);
  }
  p {
    margin: 0;
    color: var(--text-muted);
  }
  bdi {
    color: var(--text);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`
