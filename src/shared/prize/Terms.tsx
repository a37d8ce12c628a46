import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Icon } from '../../ui'

/** Terms, sentence by sentence, behind a line that opens them. */
export function Terms({ terms }: { readonly terms: readonly string[] | undefined }) {
  const { t } = useTranslation()
  if (terms === undefined || terms.length === 0) return null
  return (
    <Details>
      <summary>
        <Icon name="chevron-down" size={18} />
        {t('prize.terms')}
      </summary>
      <ol>
        {terms.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Details>
  )
}

const Details = styled.details`
  font-size: var(--fs-sm);

  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
    color: var(--accent-text);
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  ol {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-5);
    color: var(--text-muted);
    list-style: decimal;
  }
`
