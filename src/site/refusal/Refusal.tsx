import type { Needs } from '../../engine/entry'
import type { Item } from '../../engine/site'
import { useLabel } from '../Slot'
import { withMessages } from '../withMessages'
import { AgentsOnly } from './AgentsOnly'
import { DemoRefusal } from './DemoRefusal'
import { messages } from './messages'

/** In place of a page that is not for this account: why, and the way on (spec §8). */
export default withMessages(
  messages,
  function Refusal({ item, needs }: { readonly item: Item<'page'>; readonly needs: Needs }) {
    const title = useLabel()(item.label)
    return needs === 'agent' ? <AgentsOnly title={title} /> : <DemoRefusal needs={item.props.needs} />
  },
)
