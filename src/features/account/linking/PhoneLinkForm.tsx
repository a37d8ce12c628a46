import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { PhoneProofForm } from '../../../shared/firebase/PhoneProofForm'
import type { Candidate } from './linkAtoms'

/** In the page, not in a dialog: see PhoneProofForm. */
export default function PhoneLinkForm({ onProof }: { readonly onProof: (candidate: Candidate) => void }) {
  const { t } = useTranslation()
  return (
    <Narrow>
      <PhoneProofForm
        purpose="link"
        submitLabel={t('account.linking.verify')}
        failedTitle={t('account.linking.failedTitle')}
        onProof={(proof) => {
          onProof({ channel: 'phone', proof })
          return Promise.resolve()
        }}
      />
    </Narrow>
  )
}

const Narrow = styled.div`
  max-inline-size: 440px;
  padding-block-end: var(--space-4);
`
