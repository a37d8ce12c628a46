/**
 * Stands in for the validator that @rjsf/core imports only for its test registry. The real one compiles with
 * `new Function`, which the page's policy forbids.
 */
const message = 'forms here are validated without eval: pass a validator of the product'

const refuse = (): never => {
  throw new Error(message)
}

const validator = { validateFormData: refuse, isValid: refuse, rawValidation: refuse }

export default validator
