interface TimedTest {
  readonly title: string
  readonly file: string
  readonly ms: number
}

export function testsOf(report: object, root: string): TimedTest[]
export function slowestTests(files: readonly string[], root: string, count?: number): string
