interface Step {
  readonly name: string
  readonly cores?: number
  readonly after?: string
}

export function schedule<Each extends Step, Result>(
  steps: readonly Each[],
  cores: number,
  run: (step: Each, resultOf: (name: string) => Result | undefined) => Promise<Result>,
): Promise<Result[]>
