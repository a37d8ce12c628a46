import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import { useCopy } from '../../../site/useCopy'
import { Button, textFace } from '../../../ui'

interface FragmentProps {
  /** Name of the file that it belongs in. */
  readonly file: string
  readonly value: object
}

/** A part of a brand's file as JSON, to be copied. */
export function Fragment({ file, value }: FragmentProps) {
  const { t } = useInspectorTranslation()
  const { copied, copy } = useCopy()
  const text = JSON.stringify(value, null, 2)
  return (
    <section aria-label={file}>
      <Head>
        <h3 dir="ltr">{file}</h3>
        <Button size="s" icon={copied ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {copied ? t('app.inspector.copied') : t('app.inspector.copy', { file })}
        </Button>
      </Head>
      <Code dir="ltr" tabIndex={0} aria-label={file}>
        {text}
      </Code>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block-end: var(--space-2);

  h3 {
    ${textFace}
    font-size: var(--fs-md);
  }
`

const Code = styled.pre`
  max-block-size: 40vh;
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background-color: var(--surface-sunken);
  font-size: var(--fs-xs);
  line-height: 1.5;
  overflow: auto;
`
