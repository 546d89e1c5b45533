import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findUntestedEndpoints } from './endpoints.ts'
import { findLiteralTexts } from './literal-texts.ts'
import { findBadNames, findEnvironmentReaders, findPlacesOutOfStep } from './places.ts'
import { findComparedProviders } from './registries.ts'
import { findOversized } from './sizes.ts'
import type { SourceFile } from './source-tree.ts'
import { findShortWaits } from './waits.ts'
import { findWrittenMessages } from './written-messages.ts'

function file(path: string, more: Partial<SourceFile> = {}): SourceFile {
  return { path, text: '', lines: 1, imports: [], functions: [], ...more }
}

const endpoint = {
  method: 'POST',
  path: '/api/things',
  access: 'user',
  summary: 'Makes a thing',
  tag: 'things',
  response: z.object({}),
} as const

function routesTest(tests: number): SourceFile {
  const body = "  test('works', () => {})\n".repeat(tests)
  return file('apps/server/src/modules/things/thing-routes.test.ts', {
    text: `describe('POST /api/things', () => {\n${body}})\n`,
  })
}

describe('the house rules', () => {
  test('refuse a file over 300 lines, but not a table of data', () => {
    expect(findOversized([file('a.ts', { lines: 301 })])).toHaveLength(1)
    expect(findOversized([file('names-data.ts', { lines: 3000 })])).toEqual([])
  })

  test('refuse a function over 60 lines and a component over 120', () => {
    const functions = [
      { name: 'longOne', lines: 61, isComponent: false },
      { name: 'Screen', lines: 120, isComponent: true },
    ]
    expect(findOversized([file('a.tsx', { functions })])).toEqual([expect.stringContaining('longOne')])
  })

  test('refuse an endpoint with three tests and accept one with four', () => {
    expect(findUntestedEndpoints([endpoint], [routesTest(3)])).toEqual([expect.stringContaining('3 tests')])
    expect(findUntestedEndpoints([endpoint], [routesTest(4)])).toEqual([])
  })

  test('take the tests of several endpoints that are described together', () => {
    const separate = routesTest(4)
    const text = separate.text.replace("describe('POST /api/things'", "describe.each(names)('POST /api/%s'")
    expect(findUntestedEndpoints([endpoint], [{ ...separate, text }])).toEqual([])
  })

  test('refuse reading the environment outside the settings', () => {
    const text = 'const port = process.env.PORT'
    expect(findEnvironmentReaders([file('apps/server/src/app.ts', { text })])).toHaveLength(1)
    expect(findEnvironmentReaders([file('apps/server/src/settings/settings.ts', { text })])).toEqual([])
  })

  test('refuse a branch that takes every other mail provider for SMTP', () => {
    const text = "if (provider === 'gmail') return sendByGmail()"
    expect(findComparedProviders([file('apps/server/src/mail.ts', { text })])).toHaveLength(1)
    expect(findComparedProviders([file('apps/server/src/mail.test.ts', { text })])).toEqual([])
  })

  test('refuse a sentence in an error or a schema, in whatever quotes', () => {
    for (const text of [
      "throw new AppError('conflict', 'Already there')",
      "throw new AppError(\n  'conflict',\n  `Already there`,\n)",
      "throw refuseInput(quote('Already there'), place)",
    ]) {
      expect(findWrittenMessages([file('apps/server/src/a.ts', { text })])).toHaveLength(1)
      expect(findWrittenMessages([file('apps/server/src/a.test.ts', { text })])).toEqual([])
    }
    for (const text of [
      "z.string().min(1, 'Enter a name')",
      "context.addIssue({ code: 'custom', message: 'Unknown' })",
    ]) {
      expect(findWrittenMessages([file('packages/contract/src/a.ts', { text })])).toHaveLength(1)
    }
    const text = "throw new AppError('conflict', say('collections.unknown'))"
    expect(findWrittenMessages([file('apps/server/src/a.ts', { text })])).toEqual([])
  })

  test('refuse a wait of Vitest without a limit, and accept one with it', () => {
    const find = (text: string) => findShortWaits([file('apps/server/src/a.test.ts', { text })])
    expect(find('await vi.waitFor(() => expect(done).toBe(true))')).toHaveLength(1)
    expect(find('await vi.waitUntil(\n  () => isDone(1, 2),\n)')).toHaveLength(1)
    expect(
      find('await vi.waitFor(() => isDone(1), { timeout: 30_000 })\nawait expect.poll(isDone).toBe(true)'),
    ).toEqual([])
  })

  test.each([
    '<p>Hello</p>',
    "<p>{isOpen ? 'Close' : icon}</p>",
    `<p>{\`\${count} creators\`}</p>`,
    '<Button aria-label="Close" />',
    "<TextInput placeholder={name ?? 'Nobody'} />",
    "notify({ title: 'Saved' })",
    "const texts = { lead: 'You get mail' }",
  ])('refuse the literal text in the component %s', (text) => {
    const [found] = findLiteralTexts([file('apps/web/src/ui/a.tsx', { text: `\n${text}` })])
    expect(found).toContain('apps/web/src/ui/a.tsx:2 shows')
    expect(findLiteralTexts([file('apps/web/src/ui/a.test.tsx', { text })])).toEqual([])
  })

  test.each([
    '<p>{texts.hello}: {count}&nbsp;·</p>',
    '<p>{kind === "large" && <b>{texts.hello}</b>}</p>',
    '<Button label={text(\'Close the panel\')} className="row" />',
    '<a href="https://troupe.example/a b" rel="noopener noreferrer" />',
    "throw new Error('There is no element')",
    "const chip = { key: 'category 7', label: name }",
    "const style = { width: 'min(360px, calc(100vw - 16px))', fontFamily: 'Arial, sans-serif' }",
  ])('accept in a component %s', (text) => {
    expect(findLiteralTexts([file('apps/web/src/ui/a.tsx', { text })])).toEqual([])
  })

  test('refuse a text in a file of texts that is not made by text(), and accept samples and addresses', () => {
    const find = (text: string) => findLiteralTexts([file('apps/web/src/ui/row-texts.ts', { text })])
    for (const text of [
      "'Close'",
      "'Close the panel'",
      `(name: string) => \`Select \${name}\``,
      "[text('Close it'), 'Close it']",
    ]) {
      expect(find(`export const texts = ${text}`)).toHaveLength(1)
    }
    for (const text of [
      "text('Close the panel')",
      "text('{n} of it', { n: of('a b') })",
      "'row-1'",
      "'纯素 烘焙'",
      "'Gmail'",
    ]) {
      expect(find(`export const texts = ${text}`)).toEqual([])
    }
  })

  test('refuse a module that has no place in the contract, the web and the journeys', () => {
    expect(findPlacesOutOfStep([file('apps/server/src/modules/things/a.ts')])).toHaveLength(3)
  })

  test('ask no contract and no server of a feature that only presents, but a journey', () => {
    const screen = file('apps/web/src/features/landing/landing-screen.tsx')
    expect(findPlacesOutOfStep([screen])).toEqual([expect.stringContaining('e2e/journeys/landing.spec.ts')])
  })

  test('refuse catch-all and camel-case names', () => {
    expect(findBadNames([file('apps/web/src/lib/utils.ts'), file('apps/web/src/lib/myFile.ts')])).toHaveLength(2)
  })
})
