interface ReportedTest {
  readonly title: string
  readonly file: string
  readonly ms: number
  readonly outcome: 'passed' | 'flaky' | 'failed'
  readonly error: string
}

export function testsOf(report: object, root: string): ReportedTest[]
export function readTests(files: readonly string[], root: string): ReportedTest[]
export function slowestTests(tests: readonly ReportedTest[], count?: number): string
export function failedTests(tests: readonly ReportedTest[]): string
export function lastLines(said: string, count?: number): string
