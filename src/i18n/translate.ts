import { useSyncExternalStore } from 'react'
import type { MessageKey } from '../contract/messageKeys'

/** Texts by key. A plural has a text for each form of its language: `games.count_one`, `games.count_other`. */
export type Messages = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>
/**
 * The text of a key with its `{{values}}` put in; `count` chooses the form. Asked without values, a text keeps their
 * places; a key without text is itself.
 */
export type Translate<Key extends string = MessageKey> = (key: Key, values?: Values) => string

interface Shown<Key extends string> {
  readonly language: string
  readonly t: Translate<Key>
}

/** A text as it was said. */
export interface SaidText {
  readonly language: string
  /** With the form of its plural. */
  readonly key: string
  readonly text: string
  readonly values: Values | undefined
}

/** Looks over what is said, for whoever changes texts on the page. */
export interface TextTool {
  /** What a text is to be instead; undefined where it stays. */
  readonly textOf: (language: string, key: string) => string | undefined
  readonly hear: (said: SaidText) => void
}

const messagesOf = new Map<string, Messages>()
const listeners = new Set<() => void>()
let tool: TextTool | undefined
let shown: Shown<string> = { language: '', t: (key) => key }
/** What the edge drew the page in, where it did. */
let drawn: Shown<string> | undefined

/** Texts of a language. Those that are there already stay, unless the new ones are to go over them. */
export function addMessages(language: string, messages: Messages, over: boolean): void {
  const known = messagesOf.get(language)
  messagesOf.set(language, over ? { ...known, ...messages } : { ...messages, ...known })
}

/** Undefined takes the tool away. */
export function setTextTool(next: TextTool | undefined): void {
  tool = next
}

/** Draws everything that was translated in another language. */
export function showMessagesOf(language: string): void {
  shown = { language, t: translator(language) }
  for (const listener of listeners) listener()
}

/**
 * From here on parts of a drawn page that are taken over find the language of now, as the edge did; another one that is chosen
 * meanwhile they show right after.
 */
export function keepDrawnTexts(): void {
  drawn = shown
}

export const shownTranslation = <Key extends string = MessageKey>(): Shown<Key> => shown

/** `t` of the language that is shown; a tool whose texts are not the product's names its own keys. */
export const useTranslation = <Key extends string = MessageKey>(): Shown<Key> =>
  useSyncExternalStore(subscribe, shownTranslation<Key>, drawnTranslation<Key>)

const drawnTranslation = <Key extends string>(): Shown<Key> => drawn ?? shown

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function translator(language: string): Translate<string> {
  const plural = new Intl.PluralRules(language)
  return (key, values) => {
    const messages = messagesOf.get(language) ?? {}
    const count = values?.['count']
    const forms = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plural.select(count)}`, ''] : ['']
    const own = (each: string) => tool?.textOf(language, each)
    // a brand may have a form that the product has not
    const found = forms
      .map((form) => key + form)
      .find((each) => Object.hasOwn(messages, each) || own(each) !== undefined)
    if (found === undefined) return values ? filled(key, values) : key
    const text = own(found) ?? messages[found] ?? key
    const words = values ? filled(text, values) : text
    tool?.hear({ language, key: found, text: words, values })
    return words
  }
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => said(values, name.trim()))

function said(values: Values, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
