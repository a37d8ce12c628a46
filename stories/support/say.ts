import { isValidElement } from 'react'
import ar from '../../src/app/messages/ar'
import en from '../../src/app/messages/en'
import zhCN from '../../src/app/messages/zh-CN'
import phrases from './phrases.json'
import { useSurroundings } from './surroundings'

/** Stories are written in English. The product's own messages and phrases.json translate what they show. */
export type Say = (english: string) => string

const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'zh-CN': zhCN, ar }
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = phrases

const dictionaryOf = (language: string): ReadonlyMap<string, string> => {
  const translated = messages[language] ?? {}
  const known = Object.entries(en).flatMap(([key, text]) => {
    const other = translated[key]
    return other === undefined ? [] : [[text, other] as const]
  })
  const added = Object.entries(own).flatMap(([text, { [language]: other }]) =>
    other === undefined ? [] : [[text, other] as const],
  )
  return new Map([...known, ...added])
}

const dictionaries = new Map<string, ReadonlyMap<string, string>>()

export function sayIn(language: string): Say {
  if (language === 'en') return (english) => english
  const known = dictionaries.get(language) ?? dictionaryOf(language)
  dictionaries.set(language, known)
  return (english) => known.get(english) ?? english
}

export const useSay = (): Say => sayIn(useSurroundings().language.tag)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !isValidElement(value)

/** Texts of args in a language; functions, elements and what is not a text stay as they are. */
export function translateArgs<T>(args: T, language: string): T
export function translateArgs(args: unknown, language: string): unknown {
  const say = sayIn(language)
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return say(value)
    if (Array.isArray(value)) return value.map(walk)
    return isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member)]))
      : value
  }
  return walk(args)
}
