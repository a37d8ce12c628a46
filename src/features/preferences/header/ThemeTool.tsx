import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { lazy, Suspense, use } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { themeChoiceAtom } from '../../../site/theme'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { useDrawnTheme } from '../../../site/useDrawnTheme'
import { themeModeAtom, themeModes } from '../../../theme/mode'
import { IconButton, Menu, Skeleton } from '../../../ui'
import { themeIcons } from '../themeIcons'

/** Of the drawer alone: it does not come with the header. */
const ThemeSetting = lazy(() =>
  importWithTimeout(async () => ({ default: (await import('../ThemeSetting')).ThemeSetting })),
)

/** A name and a control below it. */
const lineHeight = 'calc(var(--control-h) + var(--space-2) + 1.5 * var(--fs-sm))'

/** Dark, light, or as the system has it. */
export default function ThemeTool() {
  const { t } = useTranslation()
  const inDrawer = use(ToolPlaceContext) === 'drawer'
  const choice = useAtomValue(themeChoiceAtom)
  const shown = useDrawnTheme()
  const choose = useSetAtom(themeModeAtom)
  if (inDrawer) {
    return (
      <SlotBoundary failed={() => null}>
        <Suspense fallback={<Skeleton height={lineHeight} />}>
          <ThemeSetting />
        </Suspense>
      </SlotBoundary>
    )
  }
  return (
    <Menu
      label={t('preferences.theme')}
      trigger={
        <IconButton icon={themeIcons[shown]} label={`${t('preferences.theme')}: ${t(`preferences.theme.${choice}`)}`} />
      }
      items={themeModes.map((mode) => ({
        id: mode,
        label: t(`preferences.theme.${mode}`),
        icon: themeIcons[mode],
        checked: mode === choice,
        onSelect: () => choose(mode),
      }))}
    />
  )
}
