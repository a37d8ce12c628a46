import { useState } from 'react'
import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { languageAtom } from '../../../i18n/language'
import { languageName } from '../../../lib/intl'
import { TextInput } from '../../../ui'
import { relabelEntry } from '../model/changes'
import type { EntryRow } from '../model/rows'
import { changeBrandAtom, servedAtom } from '../state'

/** The entry's text in the language of the page. */
export function RelabelField({ row: { slot, id }, name }: { readonly row: EntryRow; readonly name: string }) {
  const { t } = useInspectorTranslation()
  const { tag } = useAtomValue(languageAtom)
  const { brand: served } = useAtomValue(servedAtom)
  const change = useSetAtom(changeBrandAtom)
  const [text, setText] = useState(name)
  const onText = (next: string) => {
    setText(next)
    change((brand) => relabelEntry(brand, served, slot, id, tag, next))
  }
  return (
    <label>
      <Words>{t('app.inspector.textIn', { language: languageName(tag, tag) })}</Words>
      <TextInput value={text} onChange={(event) => onText(event.currentTarget.value)} />
    </label>
  )
}

const Words = styled.span`
  display: block;
  padding-block: var(--space-1);
  color: var(--text-muted);
`
