import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const modules = join(import.meta.dirname, '..', 'modules')

/** Functions whose queries concern private collections of all members, and why. */
const forAll: Readonly<Record<string, string>> = {
  lockAndCount: 'the limit of a workspace counts all of its collections',
  insert: 'a new collection',
  countCollectors: 'a number that a creator is told',
  nameCompanies: 'companies that a person concerned is told',
  datedDeals: 'reminders, for the member who works on a creator or made the collection',
  unassign: 'a member who leaves',
}
const reading =
  /\b(?:from|join|update|into|using)\s+collections\b|(?:selectFrom|Join|updateTable|deleteFrom|insertInto)\('collections'/
const limited = /\bis(?:VisibleTo|Shared)\b|selectMembers\(/

/** The functions of a file with their bodies. */
function splitFunctions(source: string): { name: string; body: string }[] {
  return source
    .split(/^(?=(?:export )?(?:async )?function\*? |(?:export )?const \w+ = )/m)
    .map((body) => ({ name: /(?:function\*?|const) (\w+)/.exec(body)?.[1] ?? '', body }))
}

const functions = globSync('**/*-repository.ts', { cwd: modules }).flatMap((file) =>
  splitFunctions(readFileSync(join(modules, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')).map((each) => ({
    ...each,
    file,
  })),
)
const readers = functions.filter(({ body }) => reading.test(body))

test('each query on collections leaves out the private ones of other members, or has a reason not to', () => {
  expect(readers.length).toBeGreaterThan(20)
  const open = readers.filter(({ name, body }) => !limited.test(body) && !(name in forAll))
  expect(open.map(({ file, name }) => `${name} in ${file}`)).toEqual([])
})

test('each exception is still needed', () => {
  const needed = new Set(readers.filter(({ body }) => !limited.test(body)).map(({ name }) => name))
  expect(Object.keys(forAll).filter((name) => !needed.has(name))).toEqual([])
})
