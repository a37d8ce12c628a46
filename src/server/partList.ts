// Generated from entries and their components by scripts/generate-contract.ts: change those, not this file.

/** What an entry draws is made of, and waits for before it is drawn. */
export interface Parts {
  /** Source files of chunks. */
  readonly files: readonly string[]
  /** Folders of messages below src/. */
  readonly messages: readonly string[]
}

/** Pages that the edge draws, by id, but for home. */
export const pageParts: Readonly<Record<string, Parts>> = {
  login: { files: ['src/features/auth/LoginPage.tsx'], messages: [] },
  ownPages: {
    files: ['src/features/ownPages/OwnPage.tsx', 'node_modules/dompurify/dist/purify.es.mjs'],
    messages: ['shared/sharing', 'shared/ownPages', 'features/ownPages'],
  },
  promotions: {
    files: ['src/features/promotions/PromotionsPage.tsx'],
    messages: ['shared/prize', 'features/promotions'],
  },
  promotionDetail: {
    files: ['src/features/promotions/PromotionPage.tsx', 'node_modules/dompurify/dist/purify.es.mjs'],
    messages: ['shared/upload', 'shared/prize', 'shared/money', 'shared/sharing', 'features/promotions'],
  },
  help: {
    files: ['src/features/support/help/HelpPage.tsx', 'node_modules/dompurify/dist/purify.es.mjs'],
    messages: ['shared/contacts', 'shared/sharing', 'features/support/help'],
  },
  helpmc: {
    files: ['src/features/support/help/HelpPage.tsx', 'node_modules/dompurify/dist/purify.es.mjs'],
    messages: ['shared/contacts', 'shared/sharing', 'features/support/help'],
  },
  vip: { files: ['src/features/vip/VipPage.tsx'], messages: ['features/vip'] },
}

/** Sections of home that have chunks of their own. */
export const sectionParts: Readonly<Record<string, Parts>> = {
  tables: { files: ['src/features/categories/rooms/OpenTables.tsx'], messages: ['shared/category'] },
  draws: { files: ['src/features/lottery/home/NextDraws.tsx'], messages: ['features/lottery'] },
  matches: { files: ['src/features/sports/home/NextMatches.tsx'], messages: ['features/sports'] },
}
