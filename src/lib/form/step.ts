/** Fields that are drawn together, by name and in this order. */
export interface FormStep {
  readonly asked: readonly string[]
  /** Optional ones, behind one control. */
  readonly folded: readonly string[]
  /** What ends the step: a picture to copy from, consents. */
  readonly last: readonly string[]
}

export const namesOf = ({ asked, folded, last }: FormStep): readonly string[] => [...asked, ...folded, ...last]
