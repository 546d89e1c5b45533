import { importFields } from '@troupe/contract/discover/creator-imports'
import { describe, expect, test } from 'vitest'
import { help, parseArguments } from './import-creators-arguments.ts'
import { UsageError } from './run-command.ts'

describe('the arguments of the import', () => {
  test('are a file and nothing else', () => {
    expect(parseArguments(['list.csv'])).toEqual({
      file: 'list.csv',
      platform: undefined,
      encoding: undefined,
      delimiter: undefined,
      overrides: new Map(),
      limit: Number.POSITIVE_INFINITY,
      reportFile: undefined,
      dryRun: false,
    })
  })

  test('may set every option', () => {
    const args = ['--platform', 'TikTok', '--map', 'Audience Country=region', '--map=Bio=', '--dry-run', '--limit=5']
    expect(
      parseArguments([...args, '--delimiter', 'tab', '--encoding', 'latin1', '--report', 'r.csv', 'a.csv']),
    ).toEqual({
      file: 'a.csv',
      platform: 'tiktok',
      encoding: 'windows-1252',
      delimiter: '\t',
      overrides: new Map([
        ['audiencecountry', 'region'],
        ['bio', undefined],
      ]),
      limit: 5,
      reportFile: 'r.csv',
      dryRun: true,
    })
  })

  test.each([
    [[], 'Which file?'],
    [['a.csv', 'b.csv'], 'One file at a time'],
    [['a.csv', '--platform', 'twitch'], 'youtube, instagram or tiktok'],
    [['a.csv', '--map', 'followers'], "'their column=ours'"],
    [['a.csv', '--map', 'followers=fans'], 'there is no column fans'],
    [['a.csv', '--limit', '0'], '--limit'],
    [['a.csv', '--delimiter', '||'], '--delimiter'],
    [['a.csv', '--encoding', 'klingon'], '--encoding'],
    [['a.csv', '--unknown'], '--unknown'],
  ])('%j are refused: %s', (args, message) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
    expect(() => parseArguments(args)).toThrow(message)
  })

  test('are explained by a help text that names every column', () => {
    for (const field of importFields) expect(help).toContain(field)
  })
})
