import { useInspectorTranslation } from '../useInspectorTranslation'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, EmptyState, Stack } from '../../../ui'
import { brandChangeAtom, resetAtom, themeChangeAtom } from '../state'
import { Fragment } from './Fragment'

/** What the brand's files must say for the site to look as it does now. Nothing is sent anywhere. */
export function ChangesTab() {
  const { t } = useInspectorTranslation()
  const brand = useAtomValue(brandChangeAtom)
  const theme = useAtomValue(themeChangeAtom)
  const reset = useSetAtom(resetAtom)
  return (
    <Stack gap={4}>
      <p>{t('app.inspector.changesHint')}</p>
      {brand ? <Fragment file="brand.json" value={brand} /> : null}
      {theme ? <Fragment file="theme.json" value={theme} /> : null}
      {brand || theme ? null : <EmptyState compact icon="file-text" title={t('app.inspector.noChanges')} />}
      <Button icon="history" onClick={reset}>
        {t('app.inspector.reset')}
      </Button>
    </Stack>
  )
}
