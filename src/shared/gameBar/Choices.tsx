import { Chip } from '../../ui'
import { Group, GroupName, Wrap } from './bar.styles'

interface ChoicesProps<T extends string> {
  readonly name: string
  readonly choices: readonly T[]
  readonly nameOf: (choice: T) => string
  readonly isOn: (choice: T) => boolean
  readonly onChoose: (choice: T) => void
}

/** One filter with what it may be. Nothing where there is nothing to choose. */
export function Choices<T extends string>({ name, choices, nameOf, isOn, onChoose }: ChoicesProps<T>) {
  if (choices.length === 0) return null
  return (
    <Group>
      <GroupName>{name}</GroupName>
      <Wrap>
        {choices.map((choice) => (
          <Chip key={choice} selected={isOn(choice)} onClick={() => onChoose(choice)}>
            {nameOf(choice)}
          </Chip>
        ))}
      </Wrap>
    </Group>
  )
}
