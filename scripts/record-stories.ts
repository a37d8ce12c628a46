/**
 * Writes what the sandbox answers to stories/platform/answers/, a file a merchant, one answer a line. Stories are fed
 * with them, so that a page of Storybook needs no server.
 *
 *   npm run stories:record
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { recordAnswers, recordedAt, recordedGames } from './stories/recordAnswers'

const folder = path.resolve(import.meta.dirname, '../stories/platform/answers')
mkdirSync(folder, { recursive: true })

const lines = (answers: readonly object[]) => answers.map((answer) => JSON.stringify(answer)).join(',\n')
let trouble = false
for (const [merchant, { answers, problems }] of await recordAnswers()) {
  const text = `{"at":${recordedAt},"games":${recordedGames},"answers":[\n${lines(answers)}\n]}\n`
  writeFileSync(path.join(folder, `${merchant}.json`), text)
  console.log(`${merchant}: ${answers.length} answers, ${Math.round(text.length / 1024)} kB`)
  for (const problem of problems) console.error(`  ${problem}`)
  trouble ||= problems.length > 0
}
if (trouble) process.exitCode = 1
