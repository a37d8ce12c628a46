import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { useModal } from '../../../site/modal'
import { opens } from '../../../site/opens'
import { modals } from '../../../site/paths'
import { bareButton, Icon, media, oneLine, pageFrame } from '../../../ui'

/** Opens the search from below the banner on a phone; wider screens have it in the header. */
export default function SearchEntry() {
  const { t } = useTranslation()
  const { open } = useModal()
  const label = t('home.search.label')
  return (
    <Place>
      <Box type="button" aria-haspopup="dialog" {...opens(modals.search)} onClick={() => open(modals.search)}>
        <Icon name="search" size={20} />
        <span title={label}>{label}</span>
      </Box>
    </Place>
  )
}

const Place = styled.div`
  ${pageFrame}
  /* with the categories below it */
  margin-block-end: calc(var(--space-4) - var(--space-6));

  @media ${media.tabletUp} {
    display: none;
  }
`

const Box = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);
  background-color: var(--surface-1);
  color: var(--text-muted);
  text-align: start;

  > span {
    ${oneLine}
  }
`
