import styled from 'styled-components'
import { isolated } from '../../../i18n/isolated'
import { languageAtom } from '../../../i18n/language'
import { languageName } from '../../../lib/intl'
import { nameOfCharacter } from '../../../lib/hiddenCharacters'
import type { TextFault } from '../../../lib/textFaults'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, Field, Stack, TextArea, textFace } from '../../../ui'
import { changeTextAtom, type OpenText } from '../textChanges'
import { useInspectorTranslation } from '../useInspectorTranslation'

/** One text: what the product, the brand's files and this page say. What is typed is seen on the page at once. */
export function TextEditor({ open }: { readonly open: OpenText }) {
  const { t } = useInspectorTranslation()
  const { tag } = useAtomValue(languageAtom)
  const change = useSetAtom(changeTextAtom)
  const { key, text, names, faults, served } = open
  const words = useFaultWords()
  return (
    <Stack gap={3}>
      <Name>
        <Key dir="ltr">{key}</Key> <Muted>{tag}</Muted>
      </Name>
      <Facts>
        <dt>{t('app.inspector.productText')}</dt>
        <dd>{served.product}</dd>
        <dt>{t('app.inspector.brandText')}</dt>
        <dd>
          {served.own ? (
            <>
              {served.own.text}
              <File>
                <code dir="ltr">{served.own.file}</code>
              </File>
            </>
          ) : (
            <Muted>{t('app.inspector.notSaid')}</Muted>
          )}
        </dd>
      </Facts>
      <Field
        id="inspector-text"
        label={t('app.inspector.newText', { language: languageName(tag, tag) })}
        hint={names.length === 0 ? undefined : t('app.inspector.keepNames', { names: inBraces(names) })}
        error={faults.length === 0 ? undefined : faults.map(words).join(' ')}
      >
        <TextArea id="inspector-text" value={text} onChange={({ currentTarget: { value } }) => change(key, value)} />
      </Field>
      <Button size="s" icon="history" disabled={text === served.text} onClick={() => change(key, undefined)}>
        {t('app.inspector.undoText')}
      </Button>
    </Stack>
  )
}

const inBraces = (names: readonly string[]) => names.map((name) => isolated(`{{${name}}}`)).join(' ')

function useFaultWords(): (fault: TextFault) => string {
  const { t } = useInspectorTranslation()
  return (fault) => {
    switch (fault.type) {
      case 'empty':
        return t('app.inspector.faultEmpty')
      case 'html':
        return t('app.inspector.faultHtml', { sign: isolated(fault.sign) })
      case 'hidden':
        return t('app.inspector.faultHidden', { sign: isolated(nameOfCharacter(fault.sign)) })
      case 'strange':
        return t('app.inspector.faultStrange', { names: inBraces(fault.names) })
      case 'lost':
        return t('app.inspector.faultLost', { names: inBraces(fault.names) })
    }
  }
}

const Name = styled.h3`
  ${textFace}
  font-size: var(--fs-md);
`

const Key = styled.code`
  overflow-wrap: anywhere;
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;

  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0 0 var(--space-2);
    overflow-wrap: anywhere;
  }
`

const File = styled.div`
  color: var(--text-muted);
  font-size: var(--fs-xs);
`

const Muted = styled.span`
  color: var(--text-muted);
`
