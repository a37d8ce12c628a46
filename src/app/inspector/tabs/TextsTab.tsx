import { useEffect } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { isolatedWords } from '../../../i18n/isolated'
import { languageAtom } from '../../../i18n/language'
import { useAtom, useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, ErrorState, ListRow, Notice, Skeleton, Stack, textFace } from '../../../ui'
import { chosenTextAtom, editedTextsAtom, openTextAtom, pointingAtom } from '../textChanges'
import { loadTextsAtom, textsStateAtom } from '../textFacts'
import { useInspectorTranslation } from '../useInspectorTranslation'
import { TextEditor } from './TextEditor'
import { TextsWriter } from './TextsWriter'

/** Finds the key of a text by pointing at it, and says it differently. */
export function TextsTab() {
  const { t } = useInspectorTranslation()
  const { t: product } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const state = useAtomValue(textsStateAtom)
  const load = useSetAtom(loadTextsAtom)
  const setPointing = useSetAtom(pointingAtom)
  useEffect(() => void load([tag]), [load, tag])
  if (state === 'failed')
    return (
      <ErrorState
        title={t('app.inspector.textsFailed')}
        compact
        actions={<Button onClick={() => void load([tag])}>{product('app.retry')}</Button>}
      />
    )
  return (
    <Stack gap={4}>
      <Button icon="target" data-point aria-keyshortcuts="Control+Shift+L" onClick={() => setPointing(true)}>
        {t('app.inspector.point')}
      </Button>
      {state === 'loading' ? <Skeleton height={120} /> : <Chosen />}
      <ChangedTexts />
    </Stack>
  )
}

function Chosen() {
  const { t } = useInspectorTranslation()
  const [chosen, choose] = useAtom(chosenTextAtom)
  const open = useAtomValue(openTextAtom)
  if (!chosen) return <p>{t('app.inspector.pointHint')}</p>
  return (
    <>
      {chosen.keys.length > 1 ? (
        <div role="group" aria-label={t('app.inspector.severalKeys')}>
          <p>{t('app.inspector.severalKeys')}</p>
          {chosen.keys.map(({ key, text }) => (
            <ListRow
              key={key}
              as="button"
              title={<code dir="ltr">{key}</code>}
              text={text}
              selected={key === chosen.key}
              aria-pressed={key === chosen.key}
              onClick={() => choose({ ...chosen, key })}
            />
          ))}
        </div>
      ) : null}
      {open ? (
        <TextEditor key={open.key} open={open} />
      ) : (
        <Notice tone="accent">{t('app.inspector.noKey', { text: isolatedWords(chosen.text.trim()) })}</Notice>
      )}
    </>
  )
}

function ChangedTexts() {
  const { t } = useInspectorTranslation()
  const choose = useSetAtom(chosenTextAtom)
  const edited = useAtomValue(editedTextsAtom)
  return (
    <>
      {edited.length === 0 ? null : (
        <section aria-label={t('app.inspector.changedTexts')}>
          <Heading>{t('app.inspector.changedTexts')}</Heading>
          {edited.map(({ key, text }) => (
            <ListRow
              key={key}
              as="button"
              title={<code dir="ltr">{key}</code>}
              text={text}
              onClick={() => choose({ text, keys: [], key })}
            />
          ))}
        </section>
      )}
      <TextsWriter />
    </>
  )
}

const Heading = styled.h3`
  ${textFace}
  font-size: var(--fs-md);
`
