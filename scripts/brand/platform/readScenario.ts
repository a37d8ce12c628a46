import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type Scenario, scenarioSchema } from '../../../src/contract/scenario'
import { formatBrandError } from '../../../src/server/brands/brandError'
import { parseDocument } from '../../../src/server/brands/jsonDocument'
import { readableErrors } from '../../../src/server/brands/schemaErrors'
import { validate } from '../../../src/server/schemas'
import { Failed } from '../io'

/** A recorded file: by `pull`, or by hand. Comments are allowed in it too. */
export function readScenario(file: string): Scenario {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Failed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const { value: document, issues } = parseDocument('', file, text)
  const problems = document ? readableErrors('', document, validate('scenario', document.value)) : issues
  const parsed = document && z.safeParse(scenarioSchema, document.value)
  if (problems.length > 0 || !parsed?.success)
    throw new Failed(
      `${file} is not a recording of a platform:\n${problems
        .slice(0, 10)
        .map((each) => `  ${formatBrandError(each)}`)
        .join('\n')}`,
    )
  return parsed.data
}
