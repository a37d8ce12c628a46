import { spyOn } from 'storybook/test'

/** How React begins what it says of an error that a boundary caught. */
const announced = 'The above error occurred in'

let told: ReturnType<typeof listen> | undefined
const listen = () => spyOn(console, 'error')

/** Gives what ends it. */
export function watchBoundaries(): () => void {
  const listening = listen()
  told = listening
  return () => listening.mockRestore()
}

/** Messages of the errors that boundaries of the page have caught since they are watched. */
export const caughtErrors = (): readonly string[] =>
  (told?.mock.calls ?? [])
    .map((said): readonly unknown[] => said)
    .filter((said) => said.some((part) => typeof part === 'string' && part.includes(announced)))
    .flatMap((said) => said.flatMap((part) => (part instanceof Error ? part.message : [])))
