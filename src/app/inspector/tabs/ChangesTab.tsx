import { useInspectorTranslation } from '../useInspectorTranslation'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, EmptyState, Stack } from '../../../ui'
import { brandChangeAtom, resetAtom, servedAtom, themeChangeAtom } from '../state'
import { changedTextsAtom } from '../textChanges'
import { Fragment } from './Fragment'

/** What the brand's files must say for the site to look as it does now. */
export function ChangesTab() {
  const { t } = useInspectorTranslation()
  const brand = useAtomValue(brandChangeAtom)
  const theme = useAtomValue(themeChangeAtom)
  const texts = Object.entries(useAtomValue(changedTextsAtom))
  const { inspection } = useAtomValue(servedAtom)
  const reset = useSetAtom(resetAtom)
  return (
    <Stack gap={4}>
      <p>
        {inspection?.writeToken === undefined ? t('app.inspector.changesHint') : t('app.inspector.changesHintWrites')}
      </p>
      {brand ? <Fragment file="brand.json" value={brand} /> : null}
      {theme ? <Fragment file="theme.json" value={theme} /> : null}
      {texts.map(([tag, own]) => (
        <Fragment key={tag} file={`locales/${tag}.json`} value={own} />
      ))}
      {brand || theme || texts.length > 0 ? null : (
        <EmptyState compact icon="file-text" title={t('app.inspector.noChanges')} />
      )}
      <Button icon="history" onClick={reset}>
        {t('app.inspector.reset')}
      </Button>
    </Stack>
  )
}
