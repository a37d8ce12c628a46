import { useTranslation } from '../../i18n/translate'
import { useAtom } from '../../state/atoms'
import { Switch, useToast } from '../../ui'
import { suggestionsAtom } from './choice'

/** The lanes go when it is switched off, and this switch with those that hold it: what is left says where it stands. */
export function SuggestionsSwitch() {
  const { t } = useTranslation()
  const [wanted, choose] = useAtom(suggestionsAtom)
  const { show } = useToast()
  const change = (on: boolean) => {
    choose(on)
    if (!on) show({ tone: 'accent', text: t('suggestions.off') })
  }
  return <Switch label={t('suggestions.switch')} checked={wanted} onChange={change} />
}
