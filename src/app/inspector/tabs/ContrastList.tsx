import { useMemo } from 'react'
import { useInspectorTranslation } from '../useInspectorTranslation'
import { weakPairs } from '../../../theme/contrastPairs'
import { deriveTheme } from '../../../theme/derive'
import type { ResolvedTheme } from '../../../theme/resolve'
import { Notice } from '../../../ui'

/** Texts that cannot be read on their background, measured on the derived tokens. */
export function ContrastList({ theme }: { readonly theme: ResolvedTheme }) {
  const { t } = useInspectorTranslation()
  const weak = useMemo(() => weakPairs(deriveTheme(theme)), [theme])
  if (weak.length === 0) return <Notice tone="success">{t('app.inspector.contrastGood')}</Notice>
  return (
    <section aria-label={t('app.inspector.contrast')}>
      <Notice tone="danger">{t('app.inspector.contrast')}</Notice>
      <ul>
        {weak.map(({ foreground, background, mode, found, ratio }) => (
          <li key={`${mode}${foreground}${background}`} dir="ltr">
            <code>{`${foreground} / ${background}`}</code> {mode} {found.toFixed(2)} &lt; {ratio}
          </li>
        ))}
      </ul>
    </section>
  )
}
