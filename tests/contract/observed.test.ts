import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { shedReasons } from '../../src/server/edge/observer'
import { platformTroubles } from '../../src/server/edge/platformCalls'
import { createTestEdge } from '../../src/server/edge/testEdge'
import { type Exposed, observe, readMetrics } from '../../src/server/observe/testObservation'

/** The dashboard and the alerts of deploy/ against what an edge exposes: a name that is none is a panel that stays empty. */
const deploy = path.resolve(import.meta.dirname, '../../deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')

const target = z.object({ expr: z.string(), legendFormat: z.string() })
const dashboard = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string().min(1),
        gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
        targets: z.array(target).default([]),
      }),
    ),
    templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
  })
  .parse(JSON.parse(read('grafana/marquee.json')))

const { groups } = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smh]$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string().min(10), reason: z.string().min(30) }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('prometheus/alerts.yml')))
const rules = groups.flatMap((group) => group.rules)

interface Matcher {
  readonly label: string
  readonly operator: string
  readonly value: string
}
interface Selector {
  readonly name: string
  readonly matchers: readonly Matcher[]
}
interface Query {
  readonly selectors: readonly Selector[]
  /** Labels that it groups by. */
  readonly labels: readonly string[]
  /** Where it is no PromQL. */
  readonly errors: readonly string[]
}

/** Reads a query by the grammar of Prometheus' own editor. */
function readQuery(query: string): Query {
  const selectors: Selector[] = []
  const labels: string[] = []
  const errors: string[] = []
  const tree = parser.parse(query)
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => query.slice(from, to)
  tree.iterate({
    enter: ({ type, node }) => {
      if (type.isError) errors.push(`${textOf(node)} at ${node.from}`)
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier')
        const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
        selectors.push({
          name: name ? textOf(name) : '',
          matchers: matchers.map((matcher) => {
            const [label, operator, value] = ['LabelName', 'MatchOp', 'StringLiteral'].map((part) => {
              const found = matcher.getChild(part)
              return found ? textOf(found) : ''
            })
            return { label: label ?? '', operator: operator ?? '', value: (value ?? '').slice(1, -1) }
          }),
        })
      }
      if (type.name === 'GroupingLabels') labels.push(...node.getChildren('LabelName').map(textOf))
    },
  })
  return { selectors, labels, errors }
}

let exposed: Exposed

beforeAll(async () => {
  const store = () => ({ isConnected: true, revision: 7, held: 3, loadFailures: { refused: 1, away: 0 } })
  const observation = await observe({ store })
  const answers = new Hono()
    .get('/wps/status/:status', (context) => new Response('{}', { status: Number(context.req.param('status')) }))
    .get('/wps/large', () => new Response(new Blob(['x'.repeat(500)]).stream()))
  const edge = await createTestEdge(
    { jade: { 'brand.json': { name: 'Jade', platform: { url: 'https://platform.example' } } } },
    answers,
    { observer: observation.observer, figuresShare: 1, limits: { largest: 100 } },
  )
  const statuses = [200, 404, 500, 503].map((status) => `/wps/status/${status}`)
  for (const address of ['/index', '/assets/main-1.js', '/robots.txt', '/wps/large', ...statuses])
    await edge.get(`http://jade.localhost${address}`).then((answer) => answer.text().catch(() => undefined))
  const tell = (Origin: string) =>
    edge.get('http://jade.localhost/page-figures', {
      method: 'POST',
      headers: { Origin },
      body: JSON.stringify({ page: 'home', version: 'x', lcp: 1, inp: 1, cls: 1, errors: 1 }),
    })
  await tell('http://jade.localhost')
  await tell('http://evil.example')
  for (const why of shedReasons) observation.observer.shed(why, 1)
  // more than have a name
  for (let count = 0; count < 26; count += 1)
    observation.observer.shown('jade', { release: `r${count}`, isFailure: true })
  exposed = await readMetrics(observation)
  await edge.cleanUp()
  await observation.close()
})

/** Said by Prometheus itself. */
const ofPrometheus = ['up']
const addedByPrometheus = ['job', 'instance']

/** Values of the labels of a metric. */
function labelsOf(name: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { labels } of exposed.series.filter((each) => each.name === name))
    for (const [label, value] of Object.entries(labels)) found.set(label, (found.get(label) ?? new Set()).add(value))
  return found
}

/** Values that the labels may have, and that the edge above does not come to. */
const others: Readonly<Record<string, readonly string[]>> = {
  brand: ['none', 'other'],
  result: ['ok', 'refused', 'failed', ...platformTroubles.map((trouble) => trouble.replaceAll(' ', '_'))],
  status: ['2xx', '3xx', '4xx', '503', '5xx'],
}
const mayCome = (label: string, value: string): boolean => others[label]?.includes(value) ?? false

const never = (name: string, label: string, value: string): readonly string[] => [
  `${name} never has ${label}="${value}"`,
]

function troublesOf(expr: string): readonly string[] {
  const { selectors, labels, errors } = readQuery(expr)
  const known = new Set(selectors.flatMap(({ name }) => [...labelsOf(name).keys()]).concat(addedByPrometheus))
  return [
    ...errors.map((error) => `no PromQL: ${error}`),
    ...(selectors.length === 0 ? ['it asks for no metric'] : []),
    ...labels.filter((label) => !known.has(label)).map((label) => `no such label: ${label}`),
    ...selectors.flatMap(({ name, matchers }) => {
      if (ofPrometheus.includes(name)) return []
      const own = labelsOf(name)
      if (!exposed.series.some((each) => each.name === name)) return [`no such metric: ${name}`]
      return matchers.flatMap(({ label, operator, value }) => {
        if (addedByPrometheus.includes(label)) return []
        const values = own.get(label)
        if (!values) return [`${name} has no label ${label}`]
        if (operator === '!=') return values.has(value) || mayCome(label, value) ? [] : never(name, label, value)
        if (operator === '=') return values.has(value) ? [] : never(name, label, value)
        // an alternation of plain names is each of them; what has other signs may be anything
        return value
          .split('|')
          .filter((each) => /^\w+$/.test(each) && !values.has(each) && !mayCome(label, each))
          .flatMap((each) => never(name, label, each))
      })
    }),
  ]
}

/** What Grafana puts in before Prometheus sees a query. */
const asGrafanaAsks = (expr: string): string => expr.replaceAll('$__rate_interval', '5m').replaceAll('$brand', '.*')

describe('the dashboard', () => {
  const panels = dashboard.panels.filter(({ targets }) => targets.length > 0)

  test.each(panels.map(({ title, targets }) => [title, targets] as const))('%s', (_title, targets) => {
    for (const { expr } of targets) expect([expr, troublesOf(asGrafanaAsks(expr))]).toEqual([expr, []])
  })

  test('names in a legend what the query groups by', () => {
    for (const { expr, legendFormat } of panels.flatMap(({ targets }) => targets))
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect([...readQuery(asGrafanaAsks(expr)).labels, ...addedByPrometheus]).toContain(label)
  })

  test('has its panels beside each other, none over another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })

  test('shows every metric of the edge', () => {
    const shown = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => readQuery(asGrafanaAsks(expr)).selectors.map(({ name }) => name)),
    )
    const family = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
    const own = [...exposed.types.keys()].filter((name) => name.startsWith('marquee_'))
    expect(own.filter((name) => !shown.some((each) => each === name || family(each) === name))).toEqual([])
  })
})

describe('the alerts', () => {
  test.each(rules.map(({ alert, expr }) => [alert, expr]))('%s', (_alert, expr) => {
    expect(troublesOf(expr)).toEqual([])
  })

  test('name in their texts what they are grouped by', () => {
    for (const { alert, expr, annotations } of rules)
      for (const [, label = ''] of annotations.summary.matchAll(/\$labels\.(\w+)/g))
        expect([alert, ...readQuery(expr).labels, ...addedByPrometheus]).toContain(label)
  })

  test('have names of their own', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })
})

test('what is wrong in a query is seen', () => {
  expect(troublesOf('rate(marquee_requests_total[5m]')).toEqual([expect.stringContaining('no PromQL')])
  expect(troublesOf('rate(marquee_request_total[5m])')).toEqual(['no such metric: marquee_request_total'])
  expect(troublesOf('sum by (brnd) (marquee_requests_total)')).toEqual(['no such label: brnd'])
  expect(troublesOf('marquee_requests_total{kind="pages"}')).toEqual(['marquee_requests_total never has kind="pages"'])
  for (const operator of ['=~', '!~'])
    expect(troublesOf(`marquee_platform_calls_total{result${operator}"ok|refused|letf"}`)).toEqual([
      'marquee_platform_calls_total never has result="letf"',
    ])
  expect(troublesOf('marquee_platform_calls_total{brand!="noone"}')).toEqual([
    'marquee_platform_calls_total never has brand="noone"',
  ])
  expect(troublesOf('marquee_ready{brand="jade"}')).toEqual(['marquee_ready has no label brand'])
})
