import { scenarioIds } from '../support/registration'
import type { RecordedAnswer } from './recorded'

interface Recording {
  /** When it was recorded, epoch milliseconds: the day on which stories play. */
  readonly at: number
  readonly answers: readonly RecordedAnswer[]
}

const files = import.meta.glob<Recording>('./answers/*.json', { import: 'default' })

/** Merchant whose platform answers for those that have no recording yet, and at moments for all. */
const everybody = 'aurora'

export const scenarioFor = (merchant: string): string => (scenarioIds.includes(merchant) ? merchant : everybody)

async function load(merchant: string): Promise<Recording> {
  const file = files[`./answers/${merchant}.json`] ?? files[`./answers/${everybody}.json`]
  if (!file) throw new Error('stories/platform/answers is empty: npm run stories:record')
  return file()
}

/** A merchant's answers, with the moments of sending something. */
export async function recordingOf(merchant: string): Promise<Recording> {
  const [own, shared] = await Promise.all([load(merchant), load(everybody)])
  const sent = shared.answers.filter(({ ask }) => !ask.startsWith('GET '))
  return own === shared ? own : { ...own, answers: [...own.answers, ...sent] }
}
