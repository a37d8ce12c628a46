import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments, parse } from 'yaml'
import * as z from 'zod'
import { readOptions } from '../../src/server/options'
import { settings } from '../../src/server/settings'
import { messageOf } from '../../src/lib/messageOf'

/** The manifests of deploy/kubernetes/ by the schemas of Kubernetes and of the Prometheus Operator, and against each other. */
const folder = path.resolve(import.meta.dirname, '../../deploy/kubernetes')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Each model's validator is a method of its class, of whatever it is called on. */
const kinds: Readonly<Record<string, { readonly prototype: { validate: (this: never) => void } }>> = {
  'v1 Namespace': Namespace,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'monitoring.coreos.com/v1 PodMonitor': PodMonitor,
}

/**
 * A copy that notes which keys are read. The validators read each key that a schema names, so a key that they never
 * read is one that Kubernetes does not know.
 */
function watched(value: unknown, place: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {}
  for (const [key, inner] of Object.entries(value)) {
    const at = `${place}/${key}`
    if (!Array.isArray(value)) unread.add(at)
    Object.assign(copy, { [key]: watched(inner, at, unread) })
  }
  return new Proxy(copy, {
    get: (target, key) => {
      unread.delete(`${place}/${String(key)}`)
      return Reflect.get(target, key) as unknown
    },
  })
}

const manifest = z.object({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) })

/** What is wrong with one manifest, a line each. */
function faultsOf(value: unknown): readonly string[] {
  const { data: named } = manifest.safeParse(value)
  if (!named) return ['it has no apiVersion, kind and name']
  const model = kinds[`${named.apiVersion} ${named.kind}`]
  if (!model) return [`there is no ${named.kind} of ${named.apiVersion}`]
  const unread = new Set<string>()
  try {
    model.prototype.validate.call(watched(value, '', unread) as never)
  } catch (error) {
    return [messageOf(error)]
  }
  return [...unread].map((place) => `${place} is no key`)
}

const { resources } = z.object({ resources: z.array(z.string()) }).parse(parse(read('kustomization.yaml')))
const files = [...resources, 'monitor.yaml']
const manifests = new Map(
  files.flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => {
      expect(document.errors, file).toEqual([])
      return [file, document.toJS() as unknown] as const
    }),
  ),
)

test('kustomization.yaml names each manifest but the one that needs an operator', () => {
  const there = readdirSync(folder).filter((file) => file !== 'kustomization.yaml')
  expect(there.sort()).toEqual([...files].sort())
})

test.each(files)('%s is as Kubernetes has it', (file) => expect(faultsOf(manifests.get(file))).toEqual([]))

describe('a manifest that is wrong is told', () => {
  const mutated: readonly [string, string, string, string][] = [
    ['deployment.yaml', 'readinessProbe:', 'readinessProb:', '/readinessProb is no key'],
    ['deployment.yaml', 'containerPort: 4000', 'containerPort: http', 'containerPort must be integer'],
    ['deployment.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: yes please', 'must be boolean'],
    ['deployment.yaml', 'memory: 1Gi', 'memory: lots', 'memory'],
    ['deployment.yaml', 'matchLabels:\n      app', 'labels:\n      app', '/spec/selector/labels is no key'],
    ['deployment.yaml', 'whenUnsatisfiable: ScheduleAnyway', 'x: 1', 'whenUnsatisfiable'],
    ['deployment.yaml', '  template:', '  templates:', 'template'],
    ['deployment.yaml', '\nspec:', '\nspecs:', '/specs is no key'],
    ['autoscaler.yaml', 'maxReplicas: 60', 'maxReplicas: many', 'maxReplicas'],
    ['autoscaler.yaml', 'autoscaling/v2', 'autoscaling/v2beta1', 'there is no HorizontalPodAutoscaler'],
    ['autoscaler.yaml', 'averageUtilization', 'averageUtilisation', 'averageUtilisation is no key'],
    ['service.yaml', 'port: 80', "port: '80'", 'port'],
    ['network.yaml', 'cidr: 0.0.0.0/0', 'cidr: 7', 'cidr'],
    ['network.yaml', 'namespaceSelector', 'namespace', '/namespace is no key'],
    ['disruption.yaml', 'maxUnavailable', 'maxUnavailabel', 'maxUnavailabel is no key'],
    ['config.yaml', "PORT: '4000'", 'PORT: 4000', 'PORT'],
    ['monitor.yaml', 'podMetricsEndpoints', 'podMetricsEndpoint', 'podMetricsEndpoint'],
  ]
  test.each(mutated)('%s: %s → %s', (file, before, after, words) => {
    const changed = read(file).replace(before, after)
    expect(changed).not.toBe(read(file))
    expect(faultsOf(parse(changed)).join('\n')).toContain(words)
  })
})

describe('the manifests fit each other and the server', () => {
  const selector = z.object({ matchLabels: z.record(z.string(), z.string()) })
  const probe = z.object({
    httpGet: z.object({ path: z.string(), port: z.string() }),
    periodSeconds: z.number(),
    failureThreshold: z.number(),
  })
  const { spec } = z
    .object({
      spec: z.object({
        selector,
        template: z.object({
          metadata: z.object({ labels: z.record(z.string(), z.string()) }),
          spec: z.object({
            terminationGracePeriodSeconds: z.number(),
            automountServiceAccountToken: z.boolean(),
            securityContext: z.object({
              runAsNonRoot: z.boolean(),
              runAsUser: z.number(),
              seccompProfile: z.object({ type: z.string() }),
            }),
            topologySpreadConstraints: z.array(z.object({ labelSelector: selector })),
            containers: z
              .array(
                z.object({
                  image: z.string(),
                  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
                  securityContext: z.object({
                    allowPrivilegeEscalation: z.boolean(),
                    readOnlyRootFilesystem: z.boolean(),
                    capabilities: z.object({ drop: z.array(z.string()) }),
                  }),
                  startupProbe: probe,
                  livenessProbe: probe,
                  readinessProbe: probe,
                }),
              )
              .length(1),
          }),
        }),
      }),
    })
    .parse(manifests.get('deployment.yaml'))
  const pod = spec.template.spec
  const [container] = pod.containers
  const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(manifests.get('config.yaml'))
  const options = readOptions(['--no-sandbox'], data, '/marquee')

  test('every label that selects pods is theirs', () => {
    const { labels } = spec.template.metadata
    const all = [
      spec.selector,
      ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector),
      ...['disruption.yaml', 'monitor.yaml'].map(
        (file) => z.object({ spec: z.object({ selector }) }).parse(manifests.get(file)).spec.selector,
      ),
      z.object({ spec: z.object({ podSelector: selector }) }).parse(manifests.get('network.yaml')).spec.podSelector,
      {
        matchLabels: z
          .object({ spec: z.object({ selector: z.record(z.string(), z.string()) }) })
          .parse(manifests.get('service.yaml')).spec.selector,
      },
    ]
    for (const { matchLabels } of all) expect(labels).toMatchObject(matchLabels)
    // what deploy/prometheus and deploy/grafana ask for
    expect(manifests.get('monitor.yaml')).toMatchObject({ spec: { jobLabel: 'app.kubernetes.io/name' } })
    expect(labels['app.kubernetes.io/name']).toBe('marquee')
  })

  test('ports are those that the server listens on', () => {
    const port = (name: string) => container?.ports.find((each) => each.name === name)?.containerPort
    expect(port('http')).toBe(options.port)
    expect(port('metrics')).toBe(options.metrics?.port)
    for (const each of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe])
      expect(each?.httpGet.port).toBe('http')
    expect(container?.livenessProbe.httpGet.path).toBe('/healthz')
    expect(container?.readinessProbe.httpGet.path).toBe('/readyz')
  })

  test('settings are known, and pods have the time to drain', () => {
    const variables = new Set<string>(
      Object.values(settings).flatMap((each) => ('variable' in each ? each.variable : [])),
    )
    for (const name of Object.keys(data)) expect(variables, name).toContain(name)
    const drain = options.drainMs / 1000
    // requests under way have twenty seconds more (serveEdge.ts)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 20 + 5)
    const { periodSeconds = 0, failureThreshold = 0 } = container?.readinessProbe ?? {}
    expect(periodSeconds * failureThreshold).toBeLessThan(drain)
  })

  test('pods have no rights', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(read('../container/Containerfile')).toContain('\nUSER 10001:10001\n')
  })
})
