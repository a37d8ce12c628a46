import { checkAssetFiles } from '../assets/checkAssetFiles'
import { forgetAssets } from '../assets/readAsset'
import type { BrandError, Facts } from '../brandError'
import { checkColours } from '../checkColours'
import type { ResolvedFolder } from '../resolveFolder'
import { adviseLanguages } from './adviseLanguages'
import type { Catalogue } from './catalogue'
import { checkCalls } from './checkCalls'
import { checkFileNames } from './checkFileNames'
import { checkIdentity } from './checkIdentity'
import { checkLaw } from './checkLaw'
import { checkPages } from './checkPages'
import { checkPlatform } from './checkPlatform'
import { checkSlots } from './checkSlots'
import { checkTerms } from './checkTerms'
import { checkTexts } from './checkTexts'
import { checkWays } from './checkWays'
import { messageOf } from '../../../lib/messageOf'

export interface CloseLook {
  /** Errors, and warnings by their severity. */
  readonly problems: readonly BrandError[]
  /** Text and background pairs that were measured. */
  readonly pairs: number
}

/**
 * What a brand whose values fit together still gets wrong: names that nothing of the product answers to, files that are
 * not what they should be, colours that cannot be read. The server and `brand check` both look, so what one refuses the
 * other does not serve. Never throws for what is in a folder.
 */
export function lookClosely(resolved: ResolvedFolder, catalogue: Catalogue): CloseLook {
  try {
    const colours = checkColours(resolved)
    return {
      problems: [
        ...checkFileNames(resolved),
        ...checkSlots(resolved, catalogue),
        ...checkCalls(resolved, catalogue),
        ...checkIdentity(resolved),
        ...checkTerms(resolved),
        ...checkPages(resolved),
        ...checkLaw(resolved),
        ...checkPlatform(resolved),
        ...checkTexts(resolved),
        ...checkWays(resolved, catalogue),
        ...checkAssetFiles(resolved),
        ...colours.problems,
        ...adviseLanguages(resolved, catalogue),
      ],
      pairs: colours.pairs,
    }
  } catch (error) {
    const reason = messageOf(error)
    const facts: Facts = {
      found: reason,
      allowed: 'files that can be read',
      message: 'the folder cannot be checked to its end',
      kind: 'unreadable',
    }
    const file = resolved.chain.at(-1)?.files.label ?? resolved.id
    return { problems: [{ brand: resolved.id, file, jsonPath: '$', ...facts }], pairs: 0 }
  } finally {
    forgetAssets()
  }
}

export const isWarning = ({ severity }: BrandError): boolean => severity === 'warning'
