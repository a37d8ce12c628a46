import type { RecordedAnswer, RecordedEnvelope } from './recorded'

export interface Asked {
  /** Method and path. */
  readonly ask: string
  readonly query: URLSearchParams
  readonly account: string | undefined
  readonly language: string
  readonly moments: readonly string[]
}

/** What was recorded for somebody who asks: the moment first, then the account's own, then the language and query that fit best. */
export function findAnswer(answers: readonly RecordedAnswer[], asked: Asked): RecordedEnvelope | undefined {
  const fitting = answers.filter(
    ({ ask, account, language, moment, query = {} }) =>
      ask === asked.ask &&
      (account === undefined || account === asked.account) &&
      (language === undefined || language === asked.language) &&
      (moment === undefined || asked.moments.includes(moment)) &&
      Object.entries(query).every(([name, value]) => asked.query.get(name) === value),
  )
  const weight = ({ moment, account, language, query = {} }: RecordedAnswer) =>
    (moment === undefined ? 0 : 8) +
    (account === undefined ? 0 : 4) +
    Object.keys(query).length * 2 +
    (language === undefined ? 0 : 1)
  return fitting.reduce<RecordedAnswer | undefined>(
    (best, answer) => (best && weight(best) >= weight(answer) ? best : answer),
    undefined,
  )?.answer
}
