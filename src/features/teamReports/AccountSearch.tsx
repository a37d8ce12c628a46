import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Button, media, TextInput } from '../../ui'
import type { Report } from './useReport'

/** Names an account of the team: the report becomes one of that account. */
export function AccountSearch({ report }: { readonly report: Report }) {
  const { t } = useTranslation()
  const [name, setName] = useState(report.account ?? '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    report.go(name.trim() || undefined)
  }
  return (
    <Row onSubmit={send} aria-label={t('teamReports.search')}>
      <TextInput
        name="account"
        icon="search"
        aria-label={t('teamReports.account')}
        placeholder={t('teamReports.account')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={64}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit">{t('teamReports.show')}</Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  max-inline-size: 31rem;

  > div {
    flex: 1 1 7rem;
  }

  @media ${media.phone} {
    max-inline-size: none;
  }
`
