import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { confinement } from './confinement.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../../..')

test.each([
  ['reads a file of the system', `fs.readFileSync('/etc/hostname')`, 'ERR_ACCESS_DENIED'],
  ['reads the settings', `fs.readFileSync(${JSON.stringify(join(root, '.env.example'))})`, 'ERR_ACCESS_DENIED'],
  ['reads the data', `fs.readdirSync(${JSON.stringify(join(root, 'data'))})`, 'ERR_ACCESS_DENIED'],
  ['writes a file', `fs.writeFileSync(${JSON.stringify(join(root, 'packages', 'x'))}, '')`, 'ERR_ACCESS_DENIED'],
  ['starts a process', `child_process.execSync('true')`, 'ERR_ACCESS_DENIED'],
  ['makes code of text', `globalThis['ev' + 'al']('1')`, 'EvalError'],
])('a process that reads documents and %s is stopped', async (_what, act, expected) => {
  const program = `import fs from 'node:fs'; import child_process from 'node:child_process'
    try { ${act}; console.log('nothing') } catch (error) { console.log(error.code ?? error.name) }`
  const { stdout } = await run(process.execPath, [...confinement, '--input-type=module', '--eval', program], {
    env: {},
  })
  expect(stdout.trim()).toBe(expected)
})
