import { createContext, use } from 'react'

/** What a Field tells the control inside it. */
export interface FieldState {
  readonly id: string
  readonly required: boolean
  readonly invalid: boolean
  readonly describedBy: string | undefined
}

export const FieldContext = createContext<FieldState | undefined>(undefined)

export interface ControlAttributes {
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  readonly 'aria-describedby'?: string | undefined
}

/** Attributes of a control: its own, else those of the Field around it. */
export function useControl(own: ControlAttributes): ControlAttributes {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid === true ? true : undefined),
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
  }
}
