import { MarqueeForm } from '../../../src/ui/form/MarqueeForm'
import { model, t } from './model'
import { offer } from './page'

/** The form that the product draws. */
offer(() => <MarqueeForm model={model} t={t} submitLabel="Create account" onSubmit={() => Promise.resolve({})} />)
