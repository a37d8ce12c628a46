import type { Meter } from '@opentelemetry/api'
import type { ViewOptions } from '@opentelemetry/sdk-metrics'
import type { ReleaseAnswer } from '../brands/brandSource'
import type { AnswerKind, FiguresRefused, PageVisit, ShedReason } from '../edge/observer'
import type { NamedBrands } from '../namedBrands'
import { createBrandNames, createNamesWithin, other } from './limitedNames'

/** Upper bounds in seconds: from a page that was in memory to a platform's longest. */
const answerTimes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Good is up to 2.5 s, poor beyond 4 s (web.dev/articles/vitals); the same below. */
const lcpTimes = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10]
/** Milliseconds: the end of what is good. */
const slowMs = 2_500
const inpTimes = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2]
const clsBounds = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/**
 * Pages with series of their own, some thirty for each brand: not those that are told of first, as anybody may tell of any.
 * Most visits begin there.
 */
export const namedPages: readonly string[] = [
  'home',
  'login',
  'join',
  'member',
  'game',
  'rng',
  'live',
  'sports',
  'promotions',
  'promotionDetail',
]
/** Releases of each brand with series of their own, since the process started. */
const mostReleases = 25

/** The library's own bound of an instrument; the names above keep below it, up to the brands that may be named. */
export const views: ViewOptions[] = [{ instrumentName: '*', aggregationCardinalityLimit: 30_000 }]

export interface Instruments {
  readonly answered: (brand: string | undefined, kind: AnswerKind, status: number, seconds: number) => void
  readonly active: (by: 1 | -1) => void
  /** @param result `ok`, `refused`, `failed`, or why there is no answer; undefined seconds: no platform was asked, or nobody waited for it */
  readonly called: (brand: string | undefined, result: string, seconds: number | undefined) => void
  readonly cut: (brand: string | undefined, why: string) => void
  readonly visited: (visit: PageVisit) => void
  readonly shown: (brand: string, answer: ReleaseAnswer) => void
  readonly refused: (why: FiguresRefused) => void
  readonly shed: (why: ShedReason, count: number) => void
}

/** Every series that an edge has, but for those of its process. */
export function createInstruments(meter: Meter, named: NamedBrands): Instruments {
  const histogram = (name: string, description: string, bounds: readonly number[]) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: [...bounds] } })
  const counter = (name: string, description: string) => meter.createCounter(name, { description })

  const requests = counter('marquee_requests_total', 'Requests that were answered, by kind and status')
  const requestTimes = histogram('marquee_request_seconds', 'Time to first byte of the answer', answerTimes)
  const underWay = meter.createUpDownCounter('marquee_requests_active', {
    description: 'Requests whose answer has not begun',
  })
  const calls = counter('marquee_platform_calls_total', 'Calls of platforms, by what came of them')
  const callTimes = histogram(
    'marquee_platform_call_seconds',
    'Time to first byte of an answer of a platform',
    answerTimes,
  )
  const cuts = counter('marquee_platform_answers_cut_total', 'Answers of platforms that had begun and did not end')
  const lcps = histogram('marquee_page_lcp_seconds', 'Largest contentful paint, as visitors had it', lcpTimes)
  const inps = histogram('marquee_page_inp_seconds', 'Interaction to next paint, as visitors had it', inpTimes)
  const shifts = histogram('marquee_page_cls', 'Cumulative layout shift, as visitors had it', clsBounds)
  const visits = counter('marquee_page_visits_total', 'Visits of pages whose browser told what they were like')
  const visitsWithErrors = counter(
    'marquee_page_visits_with_errors_total',
    'Visits of them during which a script of the site failed',
  )
  const slowVisits = counter(
    'marquee_page_visits_slow_total',
    'Visits of them whose largest contentful paint came later than 2.5 s',
  )
  const shownAnswers = counter('marquee_release_answers_total', 'Answers by the release that was shown')
  const shownFailures = counter(
    'marquee_release_failures_total',
    'Answers of them with a status of 500 or more, but for 503',
  )
  const refusals = counter('marquee_page_figures_refused_total', 'Page figures rejected, by reason')
  const sheds = counter(
    'marquee_requests_shed_total',
    'Requests that were told to come back, by what there was too much of',
  )

  const nameOf = createBrandNames(named)
  const pageOf = (page: string) => (namedPages.includes(page) ? page : other)
  const releaseOf = createNamesWithin(mostReleases)
  /** No brand: a host that nobody has, or the page of a demo game. */
  const brandOf = (brand: string | undefined) => (brand === undefined ? 'none' : nameOf(brand))

  /** Brands without a name have no releases in common. */
  const releaseLabels = (brand: string, release: string) => ({
    brand,
    release: brand === other ? other : releaseOf(brand, release),
  })

  return {
    answered: (id, kind, status, seconds) => {
      const brand = brandOf(id)
      requests.add(1, { brand, kind, status: statusOf(status) })
      requestTimes.record(seconds, { brand, kind })
    },
    active: (by) => underWay.add(by),
    called: (id, result, seconds) => {
      const brand = brandOf(id)
      calls.add(1, { brand, result })
      if (seconds !== undefined) callTimes.record(seconds, { brand })
    },
    cut: (id, why) => cuts.add(1, { brand: brandOf(id), why }),
    visited: ({ brand: id, page, release, lcp, inp, cls, errors }) => {
      const brand = brandOf(id)
      const where = { brand, page: pageOf(page) }
      if (lcp !== undefined) lcps.record(lcp / 1000, where)
      if (inp !== undefined) inps.record(inp / 1000, where)
      if (cls !== undefined) shifts.record(cls, where)
      const shown = releaseLabels(brand, release)
      visits.add(1, shown)
      // both, so that releases can be compared before the first of them is slow
      slowVisits.add(lcp !== undefined && lcp > slowMs ? 1 : 0, shown)
      // one browser may tell of a hundred: it is one visit
      visitsWithErrors.add(errors > 0 ? 1 : 0, shown)
    },
    shown: (id, { release, isFailure }) => {
      const shown = releaseLabels(brandOf(id), release)
      shownAnswers.add(1, shown)
      shownFailures.add(isFailure ? 1 : 0, shown)
    },
    refused: (why) => refusals.add(1, { why }),
    shed: (why, count) => sheds.add(count, { why }),
  }
}

/** 503 is sent on purpose: for maintenance, and where there is too much to do. */
const statusOf = (status: number): string => (status === 503 ? '503' : `${Math.floor(status / 100)}xx`)
