import { PlatformForm } from '../../../src/ui/form/PlatformForm'
import { model, t } from './model'
import { offer } from './page'

/** Registration as the product draws it. */
offer(() => <PlatformForm model={model} t={t} submitLabel="Create account" onSubmit={() => Promise.resolve({})} />)
