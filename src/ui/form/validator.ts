import type {
  CustomValidator,
  ErrorTransformer,
  RJSFSchema,
  RJSFValidationError,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils'
import { createErrorHandler, toErrorSchema, unwrapErrorHandler, validationDataMerge } from '@rjsf/utils'
import type { BoundedPatterns } from '../../lib/boundedPattern'
import { createChecker } from '../../lib/form/checkField'
import { readFormSchema } from './formSchema'

type Values = Record<string, unknown>

/**
 * The validator that rjsf asks for, without compiling code, for the schemas that form models have (lib/form/model).
 * Its messages are the names of the broken keywords: words come from the model and the language.
 */
export function createValidator(patterns?: BoundedPatterns): ValidatorType<Values> {
  const checker = createChecker(patterns)

  const errorsOf = (schema: RJSFSchema, data: Values = {}): RJSFValidationError[] => {
    const wrong = checker.document(readFormSchema(schema), data)
    return [...wrong].flatMap(([name, keywords]) =>
      keywords.map((keyword) => ({
        name: keyword,
        property: `.${name}`,
        message: keyword,
        stack: `.${name} ${keyword}`,
      })),
    )
  }

  return {
    validateFormData(
      data: Values | undefined,
      schema: RJSFSchema,
      customValidate?: CustomValidator<Values>,
      transformErrors?: ErrorTransformer<Values>,
      uiSchema?: UiSchema<Values>,
    ) {
      const raw = errorsOf(schema, data)
      const errors = transformErrors ? transformErrors(raw, uiSchema) : raw
      const found = { errors, errorSchema: toErrorSchema<Values>(errors) }
      if (!customValidate) return found
      const handler = customValidate(data, createErrorHandler<Values>(data ?? {}), uiSchema, found.errorSchema)
      return validationDataMerge<Values>(found, unwrapErrorHandler<Values>(handler))
    },
    isValid: (schema, data) => errorsOf(schema, data).length === 0,
    // rjsf lets its caller name any type for the errors, so there is no way to write this without a cast.
    rawValidation: <Result>(schema: RJSFSchema, data?: Values) => ({ errors: errorsOf(schema, data) as Result[] }),
  }
}
