import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'jsonc-parser'
import type { RegistrationSettings } from '../../../contract/registration-settings'
import { type Scenario, scenarioSchema } from '../../../contract/scenario'
import { readFieldRule } from '../../../engine/form/readFieldRule'
import { validate } from '../../schemas'
import { createDirectory } from './directory'
import type { Merchant, MerchantFields } from './merchant'

/**
 * A merchant as a recording of its real platform has it: modules, registration, settings, resources and categories.
 * Games, accounts and money stay the sandbox's own.
 */
export function recordedMerchant(code: string, recorded: Scenario): Merchant {
  const usual = createDirectory().find(code)
  const categories = recorded.vendors?.map(({ gameCategory }) => gameCategory)
  return {
    ...usual,
    modules: recorded.whitelabel,
    registration: recorded.registrationSettings
      ? { fields: readRules(recorded.registrationSettings) }
      : usual.registration,
    settings: { ...usual.settings, ...recorded.settings },
    lanes: categories === undefined ? usual.lanes : usual.lanes.filter(({ category }) => categories.includes(category)),
    resources: recorded.domainRoute?.resources ?? usual.resources,
  }
}

/** A recording holds the rules as they came; what the form leaves out of them, this platform does not ask for either. */
const readRules = ({ fields }: RegistrationSettings): MerchantFields['fields'] =>
  Object.fromEntries(Object.entries<unknown>(fields).map(([name, sent]) => [name, readFieldRule(name, sent).value]))

/** Files that `brand pull` wrote, separated as paths are; a file without the merchant's code is named after it. */
export function readRecordings(files: string | undefined): readonly Merchant[] {
  return (files ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((file) => {
      const value: unknown = parse(readFileSync(file, 'utf8'))
      const [problem] = validate('scenario', value)
      const read = scenarioSchema.safeParse(value)
      if (problem !== undefined || !read.success)
        throw new Error(
          `${file} is not a recording of a platform: ${problem?.instancePath ?? ''} ${problem?.message ?? ''}`,
        )
      return recordedMerchant(read.data.recorded?.merchant ?? path.basename(file, '.json'), read.data)
    })
}
