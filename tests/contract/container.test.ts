import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { containerFaults } from './containerRules'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const text = read('deploy/container/Containerfile')

/** `.containerignore` leaves out everything but what it names. */
const patterns = read('.containerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const allowed = patterns.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
const isGiven = (place: string) =>
  existsSync(path.join(root, place)) && allowed.some((each) => place === each || place.startsWith(`${each}/`))

const shipped = ['dist', 'brands', 'schemas', 'node_modules', 'package.json', 'THIRD-PARTY-NOTICES']
const rules = { isGiven, shipped: [...shipped, 'deploy/container/healthcheck.mjs'] }
const faults = (changed: string) => containerFaults(changed, rules)

test('the context has what the build is made from, and no more', () => {
  expect(patterns[0]).toBe('*')
  for (const place of ['src', 'schemas', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'])
    expect(isGiven(place), place).toBe(true)
  for (const place of ['.git', '.data', 'node_modules', 'dist', 'tests', 'stories'])
    expect(allowed, place).not.toContain(place)
  // docker reads another name, beside the Containerfile
  expect(read('deploy/container/Containerfile.dockerignore')).toBe(read('.containerignore'))
})

describe('the Containerfile', () => {
  test('keeps the rules', () => expect(faults(text)).toEqual([]))

  test('ships what deploy.md says that a server needs', () => {
    const said = read('docs/handbook/deploy.md')
    for (const place of shipped) {
      expect(text, place).toMatch(new RegExp(`^COPY .*\\b${place.replaceAll('.', '\\.')}\\b`, 'm'))
      expect(said.includes(`\`${place}/\``) || said.includes(`\`${place}\``), place).toBe(true)
    }
  })

  test.each<[string, string, string]>([
    ['USER 10001:10001', 'USER root', 'the user is no number'],
    ['USER 10001:10001', 'USER node', 'the user is no number'],
    ['USER 10001:10001', 'USER 10001:10001\nUSER 0:0', 'the user is no number'],
    ['CMD ["node", "dist/server/main.js", "--no-sandbox"]', 'CMD node dist/server/main.js', 'CMD is no list'],
    ['HEALTHCHECK', '# HEALTHCHECK', 'there is no HEALTHCHECK'],
    ['STOPSIGNAL SIGTERM', 'STOPSIGNAL SIGKILL', 'the server drains at SIGTERM'],
    ['npm ci --omit=dev', 'npm ci', 'packages are not those'],
    ['COPY --from=packages /marquee/node_modules', 'COPY --from=build /marquee/node_modules', 'packages for building'],
    ['COPY --from=build /marquee/dist', 'COPY --from=builder /marquee/dist', 'there is no stage builder'],
    ['COPY schemas ./schemas', 'COPY tests ./tests', 'tests is not in the context'],
    ['COPY schemas ./schemas', 'COPY src ./src', 'src does not belong into the image'],
    ['COPY schemas ./schemas', 'COPY schemas src ./', 'src does not belong into the image'],
    ['COPY schemas ./schemas', 'ADD schemas ./schemas', 'ADD fetches'],
    ['FROM ${NODE_IMAGE} AS build', 'FROM node AS build', 'which no ARG names'],
    ['node:24-bookworm-slim', 'node:latest', 'the base has no version'],
    ['node:24-bookworm-slim', 'node', 'the base has no version'],
    ['ENV NODE_ENV=production', 'ENV STORE_TOKEN=x NODE_ENV=production', 'a secret would stay'],
    ['USER 10001', 'RUN apt-get install -y curl\nUSER 10001', 'nothing runs in the last stage'],
  ])('%s → %s is told', (before, after, words) => {
    const changed = text.replace(before, () => after)
    expect(changed).not.toBe(text)
    expect(faults(changed).join('\n')).toContain(words)
  })
})
