import { type ErrorRows, row } from './row'

/** Conditions in which a page, or the whole site, cannot be shown (spec §8, general errors). */
export const pageErrors = {
  /** A part of the site that did not load within 120 s. */
  chunkTimeout: row('error.chunkTimeout', 'page', 'retry'),
  chunkFailed: row('error.chunkFailed', 'page', 'retry'),
  region: row('error.region', 'page', 'contact'),
  maintenance: row('app.maintenance.text', 'page', 'wait'),
} satisfies ErrorRows
