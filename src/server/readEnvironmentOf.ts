import { readFile } from 'node:fs/promises'
import type { Stage } from './brands/brandError'
import { readEnvironment, type Environment } from './brands/environment'
import { messageOf } from '../lib/messageOf'

/** Values that this deployment sets over brand files, from variables and the file that MARQUEE_ENV_FILE names. */
export async function readEnvironmentOf(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Stage<Environment>> {
  const name = variables['MARQUEE_ENV_FILE']
  if (name === undefined || name === '') return readEnvironment({ variables })
  const text = await readFile(name, 'utf8').catch((error: unknown) => {
    throw new Error(`MARQUEE_ENV_FILE names ${name}, which cannot be read: ${messageOf(error)}`)
  })
  return readEnvironment({ variables, file: { name, text } })
}
