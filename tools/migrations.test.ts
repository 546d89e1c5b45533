import { describe, expect, test } from 'vitest'
import { migrations } from '../apps/server/src/database/migrate.ts'
import { findChangedMigrations, listMigrationFiles, readMigrationHashes } from './house/migrations.ts'

describe('the migrations', () => {
  test('are those that were recorded, unchanged', () => {
    expect(findChangedMigrations(listMigrationFiles(), readMigrationHashes())).toEqual([])
  })

  test('are all run, in the order of their numbers, of which each is given once', () => {
    expect(Object.keys(migrations)).toEqual(listMigrationFiles())
    const numbers = listMigrationFiles().map((name) => /^(\d{4})-/.exec(name)?.[1])
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('are refused when one was edited, is gone, or was never recorded', () => {
    const recorded = { '0001-a': 'one', '0002-b': 'two' }
    const found = findChangedMigrations(['0001-a', '0003-c'], recorded, () => 'another')
    expect(found.map((line) => line.split(':')[0])).toEqual([
      '0002-b is gone',
      '0001-a was edited',
      '0003-c is not recorded',
    ])
  })
})
