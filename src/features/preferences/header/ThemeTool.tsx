import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { use } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { themeChoiceAtom } from '../../../site/theme'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { useDrawnTheme } from '../../../site/useDrawnTheme'
import { type ThemeMode, themeModeAtom, themeModes } from '../../../theme/mode'
import { IconButton, type IconName, Menu, Segmented } from '../../../ui'
import { Setting } from '../Setting'

const icons = { light: 'sun', dark: 'moon', system: 'monitor-play' } as const satisfies Record<ThemeMode, IconName>

/** Dark, light, or as the system has it. */
export default function ThemeTool() {
  const { t } = useTranslation()
  const inDrawer = use(ToolPlaceContext) === 'drawer'
  const choice = useAtomValue(themeChoiceAtom)
  const shown = useDrawnTheme()
  const choose = useSetAtom(themeModeAtom)
  if (inDrawer) {
    return (
      <Setting icon={icons[shown]} label={t('preferences.theme')}>
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
  return (
    <Menu
      label={t('preferences.theme')}
      trigger={
        <IconButton icon={icons[shown]} label={`${t('preferences.theme')}: ${t(`preferences.theme.${choice}`)}`} />
      }
      items={themeModes.map((mode) => ({
        id: mode,
        label: t(`preferences.theme.${mode}`),
        icon: icons[mode],
        checked: mode === choice,
        onSelect: () => choose(mode),
      }))}
    />
  )
}
