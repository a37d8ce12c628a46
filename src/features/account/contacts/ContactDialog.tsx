import { useTranslation } from '../../../i18n/translate'
import type { ContactInput, ContactKind } from '../../../engine/form/contactForm'
import { useCustomerService } from '../../../site/useCustomerService'
import { Dialog, Stack, TextLink } from '../../../ui'
import type { DialogPart } from '../lazyDialog'
import { ContactForm } from './ContactForm'

export type ContactPurpose = ContactInput['purpose']

interface Props extends DialogPart {
  readonly kind: ContactKind
  readonly purpose: ContactPurpose
  readonly title: string
  /** Masked. */
  readonly current: string | undefined
}

export default function ContactDialog({ open, onClose, kind, purpose, title, current }: Props) {
  const { t } = useTranslation()
  const service = useCustomerService()
  return (
    <Dialog open={open} onClose={onClose} width={440} title={title} closeLabel={t('app.close')}>
      {open ? (
        <Stack gap={4}>
          {purpose === 'bind' ? null : (
            <p>
              {t(purpose === 'change' ? 'account.contact.changeText' : 'account.contact.verifyText', {
                current: `\u2068${current ?? ''}\u2069`,
              })}
            </p>
          )}
          <ContactForm kind={kind} purpose={purpose} onDone={onClose}>
            {purpose === 'bind' ? null : (
              <p>
                <TextLink as="button" type="button" onClick={service}>
                  {t('account.contact.lost')}
                </TextLink>
              </p>
            )}
          </ContactForm>
        </Stack>
      ) : null}
    </Dialog>
  )
}
