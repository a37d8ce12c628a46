import { setTimeout as wait } from 'node:timers/promises'
import { createTestSandbox } from './testSandbox'

/** Starts a sandbox at a moment that other processes start theirs at, signs in, and prints what it logged. */
const [dataDir = '', moment = ''] = process.argv.slice(2)

async function main(): Promise<void> {
  await wait(Number(moment) - Date.now())
  const sandbox = createTestSandbox({ dataDir, gameCount: 100 })
  const { success, message } = await sandbox.login('member01', 'fourth')
  if (!success) throw new Error(message)
  console.log(JSON.stringify(sandbox.lines))
  sandbox.close()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
