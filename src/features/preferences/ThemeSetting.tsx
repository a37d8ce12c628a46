import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { NeedsApp } from '../../site/needsApp'
import { themeChoiceAtom } from '../../site/theme'
import { useDrawnTheme } from '../../site/useDrawnTheme'
import { themeModeAtom, themeModes } from '../../theme/mode'
import { Segmented } from '../../ui'
import { Setting } from './Setting'
import { themeIcons } from './themeIcons'

/** The choice of theme as a line of the drawer. */
export function ThemeSetting() {
  if (import.meta.env.SSR) throw new NeedsApp()
  const { t } = useTranslation()
  const choice = useAtomValue(themeChoiceAtom)
  const shown = useDrawnTheme()
  const choose = useSetAtom(themeModeAtom)
  return (
    <Setting icon={themeIcons[shown]} label={t('preferences.theme')}>
      <Segmented
        block
        label={t('preferences.theme')}
        selected={choice}
        onSelect={choose}
        segments={themeModes.map((mode) => ({ id: mode, label: t(`preferences.theme.${mode}`) }))}
      />
    </Setting>
  )
}
