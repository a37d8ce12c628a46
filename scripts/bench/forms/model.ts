import { addMessages, showMessagesOf, shownTranslation } from '../../../src/i18n/translate'
import { buildForm } from '../../../src/engine/form/buildForm'
import type { FieldRow } from '../../../src/engine/form/fieldRow'
import { ageRow, registrationFields, termsRow } from '../../../src/engine/form/registrationFields'
import messages from '../../../src/ui/form/messages.en.json'

/** Text fields of the form: with the two consents there are 30. */
const count = 28

const spare = (name: string): FieldRow => ({ name, labelKey: 'form.field.address', kind: 'text', autocomplete: 'off' })
const own = registrationFields(11)

export const rows: readonly FieldRow[] = [
  ...own,
  ...Array.from({ length: count - own.length }, (_, index) => spare(`spare${index}`)),
]

export const isRequired = (name: string): boolean =>
  [
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
    'captcha',
    'email',
    'payeeName',
  ].includes(name)

/** The registration form with every field that the specification knows. */
export const model = buildForm('bench', [
  ...rows.map((row) => ({ row, required: isRequired(row.name) })),
  { row: ageRow, required: true, value: true, labelParams: { age: 18 } },
  { row: termsRow, required: true },
]).value

addMessages('en', messages, true)
showMessagesOf('en')
export const { t } = shownTranslation<string>()
