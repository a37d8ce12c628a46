import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languageOf } from '../i18n/languages'
import type { Texts } from './brands/loadedBrand'
import { parseJson } from '../lib/parseJson'

/** The product's texts of a language as the build wrote them down; read when they are first asked for. */
export function createProductTexts(folder: string): (tag: string) => Texts {
  const known = new Map<string, Texts>()
  return (tag) => {
    const texts = known.get(tag) ?? (languageOf(tag) ? readTexts(path.join(folder, `${tag}.json`)) : {})
    known.set(tag, texts)
    return texts
  }
}

/** Nothing where the product does not speak the language. */
function readTexts(file: string): Texts {
  try {
    const texts = parseJson(readFileSync(file, 'utf8'))
    if (typeof texts !== 'object' || texts === null) return {}
    return Object.fromEntries(
      Object.entries(texts).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}
