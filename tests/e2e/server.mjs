/**
 * The built product with a fresh sandbox and a copy of the brands, so that tests may add and break folders.
 * The copy's place is told to the tests in .data/e2e-<port>/place.json.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emulatorProject } from '../../scripts/firebaseEmulator.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const port = process.argv[2] ?? '4100'
const place = path.join(root, '.data', `e2e-${port}`)
const brands = path.join(place, 'brands')

rmSync(place, { recursive: true, force: true })
mkdirSync(place, { recursive: true })
cpSync(path.join(root, 'brands'), brands, { recursive: true })
// outlives runs, and is shared by the products beside each other
const pictures = path.join(root, 'node_modules/.cache/sandbox-pictures')
const sandboxPort = String(Number(port) + 1)
writeFileSync(
  path.join(place, 'place.json'),
  JSON.stringify({ brands, port, sandbox: `http://127.0.0.1:${sandboxPort}` }),
)

/** The Firebase Auth emulator runs while firebase.spec.ts does; a host of each brand's own, so that frames are same-site. */
const firebase = (brand) => ({
  apiKey: 'emulated',
  authDomain: `auth.${brand}.localhost`,
  projectId: emulatorProject,
  appId: '1:1:web:1',
  dialCode: '86',
  emulator: `http://auth.${brand}.localhost:${Number(port) + 3}`,
})
const environment = path.join(place, 'environment.json')
const parts = Object.fromEntries(
  ['aurora', 'jade'].map((brand) => [brand, { thirdParty: { firebase: firebase(brand) } }]),
)
writeFileSync(environment, JSON.stringify(parts))

const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    MARQUEE_BRANDS_DIR: brands,
    MARQUEE_DATA_DIR: path.join(place, 'sandbox'),
    MARQUEE_SANDBOX_PORT: sandboxPort,
    MARQUEE_ENV_FILE: environment,
    SANDBOX_FIREBASE_EMULATOR_PROJECT: emulatorProject,
    SANDBOX_PICTURES_DIR: pictures,
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
