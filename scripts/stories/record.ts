import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { recordAnswers, recordedGames } from './recordAnswers'
import { recordedAt } from './recordedAt'

const lines = (answers: readonly object[]) => answers.map((answer) => JSON.stringify(answer)).join(',\n')

/**
 * Writes what the sandbox answers, a file per merchant with one answer per line. Stories are fed with them, so that a
 * page of Storybook needs no server.
 *
 * @returns whether every answer passed the schema of its call
 */
export async function writeRecordings(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true })
  let isGood = true
  for (const [merchant, { answers, problems }] of await recordAnswers()) {
    const text = `{"at":${recordedAt},"games":${recordedGames},"answers":[\n${lines(answers)}\n]}\n`
    writeFileSync(path.join(folder, `${merchant}.json`), text)
    console.log(`${merchant}: ${answers.length} answers, ${Math.round(text.length / 1024)} kB`)
    for (const problem of problems) console.error(`  ${problem}`)
    isGood &&= problems.length === 0
  }
  return isGood
}
