import type { PatternId } from '../patterns'

/**
 * A form as data: JSON Schema and UI schema for rjsf, and what its templates need besides. Serialisable. The schemas
 * are flat: what depends on a setting is decided when the model is built.
 */
export type FieldKind =
  | 'text'
  | 'password'
  | 'tel'
  | 'email'
  | 'date'
  | 'select'
  | 'textarea'
  | 'captcha'
  | 'smsCode'
  | 'checkbox'

/** An empty text is a field not filled. */
export type FormValue = string | boolean
export type FormValues = Readonly<Record<string, FormValue>>

export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** How what was typed becomes the value that is checked and sent. */
export type Normalise = 'none' | 'trim' | 'digits' | 'count'

/** The words of JSON Schema that models use, and no others. `equalTo` names another property of the same object. */
export interface FieldSchema {
  readonly type: 'string' | 'boolean'
  /** In code points. */
  readonly minLength?: number
  readonly maxLength?: number
  /** Untrusted: see lib/boundedPattern. Anchored at both ends. */
  readonly pattern?: string
  /** A name of lib/formats. */
  readonly format?: string
  /** A registration pattern of lib/patterns. */
  readonly patternId?: PatternId
  /** yyyy-MM-dd, included. */
  readonly formatMinimum?: string
  readonly formatMaximum?: string
  readonly const?: FormValue
  readonly enum?: readonly FormValue[]
  readonly equalTo?: string
}

export interface FormSchema {
  readonly type: 'object'
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, FieldSchema>>
}

export type Keyword = Exclude<keyof FieldSchema, 'type'> | 'type' | 'required'

export type InputMode = 'text' | 'numeric' | 'tel' | 'email' | 'decimal'

export interface FieldChoice {
  readonly value: string
  readonly label: Message
}

export interface FormField {
  readonly name: string
  readonly kind: FieldKind
  readonly label: Message
  readonly hint?: Message
  readonly required: boolean
  readonly normalise: Normalise
  /** Token of the HTML attribute. */
  readonly autocomplete: string
  readonly inputMode?: InputMode
  readonly width: 'full' | 'half'
  readonly options?: readonly FieldChoice[]
  /** Tells how hard a new password is to guess. */
  readonly strength?: boolean
  /** False: a consent, checked here and not sent. */
  readonly sent: boolean
  /** The platform wants this date as MM-dd-yyyy; pages keep yyyy-MM-dd. */
  readonly monthFirst?: boolean
  /** What to say when a rule is broken. Every keyword of the field's schema is here. */
  readonly messages: Readonly<Partial<Record<Keyword, Message>>>
}

export type UiField = Readonly<Record<'ui:widget' | 'ui:autocomplete', string>>

export interface FormModel {
  /** Another id is another form. */
  readonly id: string
  readonly schema: FormSchema
  /** `ui:order`, and one row per field. */
  readonly uiSchema: Readonly<Record<string, UiField | readonly string[]>>
  readonly fields: readonly FormField[]
  readonly defaults: FormValues
  /** A field has a regular expression of the server's. */
  readonly needsBoundedPatterns: boolean
}
