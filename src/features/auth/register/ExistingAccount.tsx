import styled from 'styled-components'
import type { RegistrationMethod } from '../../../engine/form/registrationForm'
import { useTranslation } from '../../../i18n/translate'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { TextLink } from '../../../ui'

/** Above the button: the account exists, and whoever has it logs in. */
export function ExistingAccount({ method }: { readonly method: RegistrationMethod }) {
  const { t } = useTranslation()
  const { open } = useModal()
  return (
    <Lines>
      {t(method === 'mobile' ? 'auth.register.existsMobile' : 'auth.register.exists')}
      <TextLink as="button" type="button" onClick={() => open(modals.login)}>
        {t('auth.logIn')}
      </TextLink>
    </Lines>
  )
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`
