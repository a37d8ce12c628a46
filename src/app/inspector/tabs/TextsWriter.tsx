import styled from 'styled-components'
import { isolated } from '../../../i18n/isolated'
import { useAtom, useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, Notice, Stack } from '../../../ui'
import { servedAtom } from '../state'
import { chosenTextAtom, editedTextsAtom, type WriteState, writeStateAtom, writeTextsAtom } from '../textChanges'
import { useInspectorTranslation } from '../useInspectorTranslation'

/** Where the server was started for it: puts the changed texts into the brand's folder. */
export function TextsWriter() {
  const { t } = useInspectorTranslation()
  const { inspection } = useAtomValue(servedAtom)
  const edited = useAtomValue(editedTextsAtom)
  const state = useAtomValue(writeStateAtom)
  const write = useSetAtom(writeTextsAtom)
  const [chosen, choose] = useAtom(chosenTextAtom)
  const token = inspection?.writeToken
  if (token === undefined) return null
  const faulty = edited.find(({ faults }) => faults.length > 0)
  const onWrite = () => {
    if (faulty) choose({ text: faulty.text, keys: [], key: faulty.key })
    else void write(token)
  }
  return (
    <Stack gap={3}>
      {edited.length === 0 ? null : (
        <Button
          icon="arrow-down-to-line"
          variant={faulty ? 'secondary' : 'primary'}
          // what is wrong is said beside its field; elsewhere the press leads there
          disabled={faulty !== undefined && faulty.key === chosen?.key}
          busy={state.state === 'writing'}
          onClick={onWrite}
        >
          {t('app.inspector.write')}
        </Button>
      )}
      <div role="status">
        <Outcome of={state} />
      </div>
    </Stack>
  )
}

function Outcome({ of }: { readonly of: WriteState }) {
  const { t } = useInspectorTranslation()
  switch (of.state) {
    case 'idle':
    case 'writing':
      return null
    case 'unreachable':
      return <Notice tone="danger">{t('app.inspector.unreachable')}</Notice>
    case 'written':
      return <Notice tone="success">{t('app.inspector.written', { file: isolated(of.file) })}</Notice>
    case 'refused':
      return (
        <Notice tone="danger">
          {t('app.inspector.refused')}
          <Reasons>
            {of.errors.map(({ key = '', message }) => (
              <li key={`${key} ${message}`} lang="en" dir="ltr">
                <code>{key}</code> {message}
              </li>
            ))}
          </Reasons>
        </Notice>
      )
  }
}

const Reasons = styled.ul`
  margin-block-start: var(--space-2);
`
