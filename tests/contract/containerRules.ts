import { DockerfileParser, type Copy, type From, type Instruction, type JSONInstruction } from 'dockerfile-ast'

export interface ContainerRules {
  /** Whether the context that the builder is given has this file or folder. */
  readonly isGiven: (place: string) => boolean
  /** What the last stage may take from the context and from stages before. */
  readonly shipped: readonly string[]
}

/** What is wrong with a Containerfile, a line each; empty where nothing is. */
export function containerFaults(text: string, { isGiven, shipped }: ContainerRules): readonly string[] {
  const faults: string[] = []
  const all = DockerfileParser.parse(text).getInstructions()
  const named = (instruction: Instruction, ...keywords: readonly string[]) =>
    keywords.includes(instruction.getKeyword())
  const lineOf = (instruction: Instruction) => (instruction.getRange()?.start.line ?? 0) + 1
  const fault = (instruction: Instruction, words: string) => faults.push(`line ${lineOf(instruction)}: ${words}`)
  const valuesOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue())

  const stages = new Set<string>()
  for (const each of all) {
    if (named(each, 'ADD')) fault(each, 'ADD fetches and unpacks: COPY')
    if (named(each, 'FROM')) {
      const from = each as From
      const image = from.getImage() ?? ''
      const isNamed = image.startsWith('${') || stages.has(image)
      if (!isNamed) fault(each, `the base is ${image}, which no ARG names`)
      const stage = from.getBuildStage()
      if (stage !== null) stages.add(stage)
    }
    if (named(each, 'ARG') && /(:latest|^[^:]+=[^:@]+)$/.test(valuesOf(each)[0] ?? ''))
      fault(each, 'the base has no version')
    if (named(each, 'ENV', 'ARG') && /(token|secret|password|credential)/i.test(valuesOf(each).join(' ')))
      fault(each, 'a secret would stay in the image')
    if (named(each, 'COPY') && fromOf(each as Copy) === undefined)
      for (const source of valuesOf(each).slice(0, -1))
        if (source !== '.' && !isGiven(source)) fault(each, `${source} is not in the context`)
    if (named(each, 'COPY')) {
      const from = fromOf(each as Copy)
      if (from !== undefined && !stages.has(from)) fault(each, `there is no stage ${from}`)
    }
  }

  const last = all.slice(all.findLastIndex((each) => named(each, 'FROM')) + 1)
  const lastOf = (keyword: string) => last.findLast((each) => named(each, keyword))
  const user = lastOf('USER')
  const [id = '', group = ''] = (user ? (valuesOf(user)[0] ?? '') : '').split(':')
  if (!(Number(id) > 0 && Number(group) > 0)) faults.push('the user is no number above 0 with a group')
  for (const each of last) {
    if (named(each, 'RUN')) fault(each, 'nothing runs in the last stage')
    if (named(each, 'COPY')) {
      for (const source of valuesOf(each).slice(0, -1)) {
        const place = source.replace(/^\/marquee\//, '')
        if (!shipped.includes(place)) fault(each, `${source} does not belong into the image`)
        if (place === 'node_modules' && fromOf(each as Copy) !== 'packages')
          fault(each, 'packages for building are shipped')
      }
    }
  }
  const command = lastOf('CMD')
  if (!command || !isExec(command)) faults.push('CMD is no list: a shell would take the signals')
  const check = lastOf('HEALTHCHECK')
  const [, ...checked] = check ? valuesOf(check) : []
  if (!check || !checked.join(' ').startsWith('[')) faults.push('there is no HEALTHCHECK that is a list')
  const stop = lastOf('STOPSIGNAL')
  if (stop && valuesOf(stop)[0] !== 'SIGTERM') fault(stop, 'the server drains at SIGTERM')
  const isBuilt = all.some((each) => named(each, 'RUN') && valuesOf(each).join(' ').includes('npm ci --omit=dev'))
  if (!isBuilt) faults.push('packages are not those of the lock without those for building')
  return faults
}

const fromOf = (copy: Copy): string | undefined => copy.getFromFlag()?.getValue() ?? undefined
const isExec = (instruction: Instruction): boolean => (instruction as JSONInstruction).getOpeningBracket() !== null
