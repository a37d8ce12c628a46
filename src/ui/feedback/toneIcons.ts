import type { IconName } from '../icons/names'

export const toneIcons = {
  accent: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
} as const satisfies Readonly<Record<string, IconName>>
