import type { ErrorSchema, RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import type { BoundedPatterns } from '../../../lib/boundedPattern'
import { createChecker } from '../../../lib/form/checkField'
import type { Keyword } from '../../../lib/form/model'
import { readValues } from '../../../lib/form/values'
import { readData, readSchema } from './schema'

type Data = Record<string, unknown>

export interface PlatformValidator extends ValidatorType<unknown> {
  /** Patterns of the server's are matched from now on. rjsf takes no other validator for the same form. */
  readonly usePatterns: (patterns: BoundedPatterns) => void
}

/**
 * What rjsf validates with: the schemas that form models have (lib/form/model), without compiling code, which the
 * page's policy forbids, and with the server's expressions matched in linear time. Its messages are the names of the
 * broken keywords: words come from the model and the language.
 */
export function createValidator(): PlatformValidator {
  let checker = createChecker()

  const wrongOf = (schema: RJSFSchema, data: unknown) => {
    const { form, fields } = readSchema(schema)
    return checker.document(form, readValues({ fields }, readData(data)))
  }
  const listOf = (wrong: ReturnType<typeof wrongOf>): RJSFValidationError[] =>
    [...wrong].flatMap(([name, keywords]) =>
      keywords.map((keyword) => ({
        name: keyword,
        property: `.${name}`,
        message: keyword,
        stack: `.${name} ${keyword}`,
      })),
    )
  return {
    validateFormData(data, schema) {
      const wrong = wrongOf(schema, data)
      const errorSchema: ErrorSchema<Data> = {}
      for (const [name, keywords] of wrong) errorSchema[name] = errorsFor(keywords)
      return { errors: listOf(wrong), errorSchema }
    },
    isValid: (schema, data) => wrongOf(schema, data).size === 0,
    // rjsf lets its caller name any type for the errors, so there is no way to write this without a cast.
    rawValidation: <Result>(schema: RJSFSchema, data?: unknown) => ({
      errors: listOf(wrongOf(schema, data)) as Result[],
    }),
    usePatterns(patterns) {
      checker = createChecker(patterns)
    },
  }
}

/** The same object for the same errors: rjsf draws a field again whose errors are another object. */
const known = new Map<string, { readonly __errors: string[] }>()
function errorsFor(keywords: readonly Keyword[]) {
  const key = keywords.join()
  const errors = known.get(key) ?? { __errors: [...keywords] }
  known.set(key, errors)
  return errors
}
