import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import type { EntryRow } from '../model/rows'

/** Why an entry is hidden, and which file says what of it. The engine gives its reasons in English. */
export function EntryReason({ row: { shown, kind, reason, path, decided } }: { readonly row: EntryRow }) {
  const { t } = useInspectorTranslation()
  return (
    <>
      {shown ? null : (
        <Reason lang="en" dir="ltr">
          {reason ?? t('app.inspector.noReason')}
        </Reason>
      )}
      {shown || path.length === 0 ? null : (
        <Path lang="en" dir="ltr">
          {path.map((step, index) => (
            <li key={`${index}${step}`}>{step}</li>
          ))}
        </Path>
      )}
      {kind === 'link' ? <Small>{t('app.inspector.ownLink')}</Small> : null}
      {decided.map(({ where, file }) => (
        <Small key={where} dir="ltr">
          <code>{where}</code>
          {file === undefined ? null : <> ← {file}</>}
        </Small>
      ))}
    </>
  )
}

const Reason = styled.p`
  padding: var(--space-1) var(--space-2);
  border-inline-start: 3px solid var(--warning-text);
  background-color: var(--surface-sunken);
  color: var(--text);
  overflow-wrap: anywhere;
`

const Path = styled.ol`
  padding-block-start: 2px;
  color: var(--text-muted);
  font-size: var(--fs-xs);

  li {
    display: inline;
  }
  li + li::before {
    content: ' › ';
  }
`

const Small = styled.p`
  padding-inline-start: 26px;
  color: var(--text-muted);
  font-size: var(--fs-xs);
  overflow-wrap: anywhere;

  html[dir='rtl'] & {
    padding: 0 26px 0 0;
    text-align: right;
  }
`
