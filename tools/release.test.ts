import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const { version } = packageJson
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const manifests = packageJson.workspaces.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }))
test.each(manifests)('%s is of the version of the product', (file) => {
  const { version: own, dependencies = {} } = JSON.parse(read(file))
  const siblings = Object.entries(dependencies).filter(([name]) => name.startsWith('@troupe/'))
  expect([own, ...siblings.map(([, wanted]) => wanted)]).toEqual(Array(siblings.length + 1).fill(version))
})

test.each(['deploy/compose.yml', 'deploy/Dockerfile', 'docs/operations.md'])(
  '%s names the image of this version',
  (file) => {
    const tags = [...read(file).matchAll(/troupe:(\d+\.\d+\.\d+)/g)].map(([, tag]) => tag)
    expect(new Set(tags)).toEqual(new Set([version]))
  },
)

test('the cluster takes the image of this version', () => {
  expect(read('deploy/kustomization.yaml')).toContain(`newTag: ${version}\n`)
})

test('the change log begins with this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})
