import type { MessageKey } from '../../../contract/messageKeys'
import type { ModuleId } from '../../../lib/moduleIds'
import type { BrandText, HallTab, OwnHallTab } from '../../../engine/brand'
import type { IconName } from '../../../ui'
import { gameTypes, type GameType } from '../filters/hallQuery'

export type TabId = Extract<HallTab, string>

/** A tab as the page draws it. Own ones are the brand's: games that pass filters. */
export type ShownTab =
  | { readonly type: 'product'; readonly id: TabId; readonly label: MessageKey; readonly icon: IconName }
  | {
      readonly type: 'own'
      readonly id: string
      readonly text: BrandText
      readonly icon: IconName
      readonly types: readonly GameType[]
      readonly vendors: readonly string[]
      readonly features: readonly string[]
    }

const productTabs: Readonly<
  Record<TabId, { readonly label: MessageKey; readonly icon: IconName; readonly module?: ModuleId }>
> = {
  all: { label: 'games.hall.tab.all', icon: 'layout-grid' },
  hot: { label: 'games.hall.tab.hot', icon: 'flame' },
  new: { label: 'games.hall.tab.new', icon: 'sparkles' },
  rank: { label: 'games.hall.tab.rank', icon: 'trophy' },
  favourites: { label: 'games.hall.tab.favourites', icon: 'heart', module: 'GAMELOFAV3' },
  recent: { label: 'games.hall.tab.recent', icon: 'history', module: 'GAMELOREC3' },
}

/** The brand's tabs, without those whose module is off, each id once. Never none. */
export function shownTabs(tabs: readonly HallTab[], isOn: (module: ModuleId) => boolean): readonly ShownTab[] {
  const shown = new Map<string, ShownTab>()
  for (const tab of tabs) {
    const made = typeof tab === 'string' ? productTab(tab, isOn) : ownTab(tab)
    if (made !== undefined && !shown.has(made.id)) shown.set(made.id, made)
  }
  return shown.size > 0 ? [...shown.values()] : [{ type: 'product', id: 'all', ...productTabs.all }]
}

function productTab(id: TabId, isOn: (module: ModuleId) => boolean): ShownTab | undefined {
  const { label, icon, module } = productTabs[id]
  return module !== undefined && !isOn(module) ? undefined : { type: 'product', id, label, icon }
}

function ownTab({ id, label, icon, types = [], vendors = [], features = [] }: OwnHallTab): ShownTab {
  return {
    type: 'own',
    id,
    text: label,
    icon: icon ?? 'star',
    types: gameTypes.filter((type) => types.includes(type)),
    vendors,
    features,
  }
}
