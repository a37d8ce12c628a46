import { use } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { IconButton, Menu, Select } from '../../../ui'
import { Setting } from '../Setting'
import { useLanguages } from '../useLanguages'

/** Choice of language, each by its own name (spec §1). A brand with one language shows none. */
export default function LanguageTool() {
  const { t } = useTranslation()
  const inDrawer = use(ToolPlaceContext) === 'drawer'
  const { languages, current, choose, loading } = useLanguages()
  if (languages.length < 2) return null
  if (inDrawer) {
    return (
      <Setting icon="globe" label={t('preferences.language')}>
        <Select
          aria-label={t('preferences.language')}
          disabled={loading}
          value={current.tag}
          options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Setting>
    )
  }
  return (
    <Busy aria-busy={loading}>
      <Menu
        label={t('preferences.language')}
        trigger={<IconButton icon="globe" label={`${t('preferences.language')}: ${current.name}`} />}
        items={languages.map(({ tag, name }) => ({
          id: tag,
          label: name,
          lang: tag,
          checked: tag === current.tag,
          onSelect: () => choose(tag),
        }))}
      />
    </Busy>
  )
}

const Busy = styled.span`
  display: inline-flex;

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`
