import type { DrawnPage } from './drawnPages'

interface Parts {
  readonly files: readonly string[]
  /** Folders of messages below src/. */
  readonly messages: readonly string[]
}

const sanitiser = 'node_modules/dompurify/dist/purify.es.mjs'
const help: Parts = {
  files: ['src/features/support/help/HelpPage.tsx', sanitiser],
  messages: ['shared/contacts', 'shared/sharing', 'features/support/help'],
}

/**
 * What a drawn page is taken over with, by the id of its entry: fetched with the page, since a part whose code is still on
 * its way when answers come would be drawn anew. Home and the sign-in have theirs in firstChunks.ts.
 */
const parts: Readonly<Record<string, Parts>> = {
  ownPages: {
    files: ['src/features/ownPages/OwnPage.tsx', sanitiser],
    messages: ['shared/sharing', 'shared/ownPages', 'features/ownPages'],
  },
  promotions: {
    files: ['src/features/promotions/PromotionsPage.tsx'],
    messages: ['shared/prize', 'features/promotions'],
  },
  promotionDetail: {
    files: ['src/features/promotions/PromotionPage.tsx', sanitiser],
    messages: ['shared/upload', 'shared/prize', 'shared/money', 'shared/sharing', 'features/promotions'],
  },
  help,
  helpmc: help,
  vip: { files: ['src/features/vip/VipPage.tsx'], messages: ['features/vip'] },
}

const closed: Parts = { files: ['src/app/pages/Maintenance.tsx'], messages: [] }

/** Source files of chunks that a drawn page is taken over with, besides those of every page. */
export function drawnChunks({ id, isClosed }: DrawnPage, language: string): readonly string[] {
  const wanted = isClosed ? closed : id !== undefined && Object.hasOwn(parts, id) ? parts[id] : undefined
  if (!wanted) return []
  return [...wanted.files, ...wanted.messages.map((folder) => `src/${folder}/messages/${language}.json`)]
}
