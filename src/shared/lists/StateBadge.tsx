import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { Badge, type BadgeTone } from '../../ui'

/** How something stands, in a word and its colour. A list has a table of them, a row for each state. */
export interface BadgeState {
  readonly tone: BadgeTone
  readonly label: MessageKey
}

export function StateBadge({ state: { tone, label } }: { readonly state: BadgeState }) {
  const { t } = useTranslation()
  return <Badge tone={tone}>{t(label)}</Badge>
}
