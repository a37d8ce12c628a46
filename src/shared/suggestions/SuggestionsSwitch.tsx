import { useTranslation } from '../../i18n/translate'
import { focusMain } from '../../site/focusMain'
import { useAtom } from '../../state/atoms'
import { Switch, useToast } from '../../ui'
import { suggestionsAtom } from './choice'

/**
 * The lanes go when it is switched off, and this switch with those that hold it: what is left says where it stands.
 * `leaves`: it is in a lane, and goes with it.
 */
export default function SuggestionsSwitch({ leaves = false }: { readonly leaves?: boolean }) {
  const { t } = useTranslation()
  const [wanted, choose] = useAtom(suggestionsAtom)
  const { show } = useToast()
  const change = (on: boolean) => {
    choose(on)
    if (on) return
    show({ tone: 'accent', text: t('suggestions.off') })
    if (leaves) focusMain()
  }
  return <Switch label={t('suggestions.switch')} checked={wanted} onChange={change} />
}
