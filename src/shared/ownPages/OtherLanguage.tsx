import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { languageName } from '../../lib/intl'
import { useAtomValue } from '../../state/atoms'
import { Icon } from '../../ui'

/** Says why a page of the brand's own is not in the reader's language. Needs the messages of `shared/ownPages`. */
export function OtherLanguage({ language }: { readonly language: string }) {
  const { t } = useTranslation()
  const { tag, dir } = useAtomValue(languageAtom)
  if (language === tag) return null
  return (
    <Line lang={tag} dir={dir}>
      <Icon name="info" size={18} />
      <span>{t('ownPages.onlyIn', { language: languageName(language, tag) })}</span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  svg {
    flex: none;
  }
`
