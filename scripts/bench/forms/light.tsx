import { Form } from '../../../src/ui/form/Form'
import { model, t } from './model'
import { offer } from './page'

/** The same model as a form of the product itself. */
offer(() => <Form model={model} t={t} submitLabel="Create account" onSubmit={() => Promise.resolve({})} />)
