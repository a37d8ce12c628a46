/** What the build says of its parts: a bill of materials (CycloneDX) and a list of licences, both of shippedPackages. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import * as z from 'zod'
import { copied, shippedPackages, type Package } from './packages'

const productFile = z.object({ name: z.string(), version: z.string(), dependencies: z.record(z.string(), z.string()) })

/** Made of the lock file alone, without time or chance: the same lock makes the same file. */
export function billOfMaterials(root: string): string {
  const packages = shippedPackages(root)
  const { dependencies, ...product } = productFile.parse(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  )
  const bom = new Models.Bom()
  const whole = new Models.Component(Enums.ComponentType.Application, product.name, {
    version: product.version,
    bomRef: `${product.name}@${product.version}`,
  })
  const direct = [...Object.keys(dependencies), ...copied].map((name) => `node_modules/${name}`)
  bom.metadata.component = whole
  const parts = new Map(packages.map((each) => [`${each.name}@${each.version}`, componentOf(each)]))
  const byFolder = new Map(packages.map((each) => [each.folder, parts.get(`${each.name}@${each.version}`)]))
  for (const { name, version, folder, needs } of packages) {
    const part = parts.get(`${name}@${version}`)
    if (!part) continue
    bom.components.add(part)
    if (direct.includes(folder)) whole.dependencies.add(part.bomRef)
    for (const folder of needs) {
      const needed = byFolder.get(folder)
      if (needed) part.dependencies.add(needed.bomRef)
    }
  }
  const writer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  return `${writer.serialize(bom, { sortLists: true, space: 1 })}\n`
}

function componentOf({ name, version, licence, optional, integrity }: Package): Models.Component {
  const [scope, short = name] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const component = new Models.Component(Enums.ComponentType.Library, short, {
    ...(scope === undefined ? {} : { group: scope }),
    version,
    bomRef: `${name}@${version}`,
    purl: new PackageURL('npm', scope, short, version).toString(),
    scope: optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
  })
  component.licenses.add(
    SPDX.isSupportedSpdxId(licence) ? new Models.SpdxLicense(licence) : new Models.LicenseExpression(licence),
  )
  const [algorithm, digest] = (integrity ?? '').split('-')
  if (algorithm === 'sha512' && digest !== undefined)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'))
  return component
}

/** Each licence with the packages that come under it. */
export function licenceList(root: string): string {
  const byLicence = new Map<string, string[]>()
  for (const { name, version, licence } of shippedPackages(root))
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `  ${name} ${version}`])
  return [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => `${licence}\n${packages.join('\n')}\n`)
    .join('\n')
}

/** Beside the build, not in it: browsers are not served these. */
export function writeBill(root: string): void {
  writeFileSync(path.join(root, 'dist/sbom.cdx.json'), billOfMaterials(root))
  writeFileSync(path.join(root, 'dist/licences.txt'), licenceList(root))
}
