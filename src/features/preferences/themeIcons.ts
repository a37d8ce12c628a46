import type { ThemeMode } from '../../theme/mode'
import type { IconName } from '../../ui'

export const themeIcons = { light: 'sun', dark: 'moon', system: 'monitor-play' } as const satisfies Record<
  ThemeMode,
  IconName
>
