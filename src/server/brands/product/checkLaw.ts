import type { SlotName } from '../../../engine/entry'
import { isHidden } from '../../../engine/evaluate'
import { type BrandError, describe } from '../brandError'
import { errorAt } from '../errorPlace'
import type { ResolvedFolder } from '../resolveFolder'

/** Entries that licences ask for wherever there are any, and why. */
const needed: readonly (readonly [slot: SlotName, id: string, why: string])[] = [
  ['page', 'home', 'the age mark, the licence and the ways to help are read there'],
  ['page', 'login', 'players must reach their account, their money and their limits'],
  ['page', 'member', 'players set limits, take breaks and exclude themselves there'],
  ['account.menu', 'memberCentre', 'it leads to the page of limits and breaks'],
  ['modal', 'loginPopupModal', 'players must reach their account, their money and their limits'],
  ['header.account', 'visitor', 'players must reach their account, their money and their limits'],
  ['login.tab', 'account', 'players must reach their account, their money and their limits'],
  ['footer.group', 'about', 'it shows from what age play is allowed'],
  ['footer.group', 'responsible', 'it leads to help for those whom play harms'],
  ['footer.group', 'licence', 'it shows who gave the licence'],
  ['footer.group', 'legal', 'it says who runs the site and under which licence'],
  ['member.menu', 'saferPlay', 'players set limits, take breaks and exclude themselves there'],
  ['help.panel', 'limits', 'players who look for help find their limits there'],
  ['signed.in', 'session', 'it keeps the session clock and asks whether to go on'],
  ['game.bar', 'session', 'it shows the session clock while somebody plays'],
]

/** From when play is allowed where a jurisdiction says nothing else; no licence is given for younger ones. */
const usualAge = 18

/** What the law of a brand's jurisdiction needs and the brand does without. A base is asked by those who extend it. */
export function checkLaw(resolved: ResolvedFolder): readonly BrandError[] {
  if (resolved.abstract) return []
  const { jurisdiction } = resolved.brand
  return jurisdiction === undefined
    ? adviseAge(resolved)
    : [
        ...hidden(resolved, jurisdiction.authority),
        ...tooYoung(resolved, jurisdiction),
        ...withoutClock(resolved, jurisdiction.authority),
        ...withoutLimits(resolved, jurisdiction.authority),
        ...withoutLicence(resolved, jurisdiction.authority),
      ]
}

const hidden = (resolved: ResolvedFolder, authority: string): readonly BrandError[] =>
  needed.flatMap(([slot, id, why]) => {
    if (!isHidden(resolved.brand, slot, id)) return []
    const at = resolved.brand.slots[slot]?.hide?.indexOf(id) ?? 0
    return errorAt(resolved, ['slots', slot, 'hide', at], {
      found: describe(id),
      allowed: 'entries that the law does not need',
      message: `${id} of ${slot} cannot be hidden under ${authority}: ${why}`,
      hint: 'Take it out of the list.',
    })
  })

function tooYoung(
  resolved: ResolvedFolder,
  { authority, age = usualAge }: { readonly authority: string; readonly age?: number },
): readonly BrandError[] {
  return (['age', 'birthdayAge'] as const).flatMap((key) => {
    const given = resolved.brand.registration[key]
    if (given >= age) return []
    return errorAt(resolved, ['registration', key], {
      found: String(given),
      allowed: `${age} or more`,
      message: `${authority} allows play from ${age}`,
      hint: `Write "registration": { "${key}": ${age} }.`,
    })
  })
}

function withoutClock(resolved: ResolvedFolder, authority: string): readonly BrandError[] {
  if (resolved.brand.safety.sessionClock) return []
  return [
    errorAt(resolved, ['safety', 'sessionClock'], {
      found: 'false',
      allowed: 'true',
      message: `the session clock cannot be switched off under ${authority}: players must see how long they play`,
      hint: 'Take it out.',
    }),
  ]
}

/** The page may go where another place takes over; customer service alone is none that players act at themselves. */
function withoutLimits(resolved: ResolvedFolder, authority: string): readonly BrandError[] {
  const { ownLimits, limits } = resolved.brand.safety
  if (ownLimits || limits !== undefined) return []
  return [
    errorAt(resolved, ['safety', 'ownLimits'], {
      found: 'false',
      allowed: 'true, or an address in safety.limits',
      message: `limits and breaks cannot be switched off under ${authority}: players must be able to set them`,
      hint: 'Take it out, or say where they are set: "safety": { "limits": "https://…" }.',
    }),
  ]
}

function withoutLicence(resolved: ResolvedFolder, authority: string): readonly BrandError[] {
  if (resolved.brand.footer.licence !== undefined) return []
  return [
    errorAt(resolved, ['footer', 'licence'], {
      found: 'nothing',
      allowed: 'one text, or one per language',
      message: `the footer does not say the licence of ${authority}`,
      hint: 'Write what the licence obliges to say: "footer": { "licence": { "en": "…" } }.',
      severity: 'warning',
    }),
  ]
}

function adviseAge(resolved: ResolvedFolder): readonly BrandError[] {
  const { age } = resolved.brand.registration
  if (age >= usualAge) return []
  return [
    errorAt(resolved, ['registration', 'age'], {
      found: String(age),
      allowed: `${usualAge} or more`,
      message: `players younger than ${usualAge} are let in, and no jurisdiction is named that allows it`,
      severity: 'warning',
    }),
  ]
}
