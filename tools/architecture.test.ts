import { describe, expect, test } from 'vitest'
import { readContractEndpoints } from '../apps/server/src/testing/calls/contract-endpoints.ts'
import { findDoorTroubles, readDoors } from './house/doors.ts'
import { findUntestedEndpoints } from './house/endpoints.ts'
import { findFolderCycles, findImportCycles, findLargeFolders } from './house/folders.ts'
import { findForbiddenImports } from './house/layers.ts'
import { findLiteralTexts } from './house/literal-texts.ts'
import { findBadNames, findEnvironmentReaders, findPlacesOutOfStep } from './house/places.ts'
import { findComparedProviders } from './house/registries.ts'
import { findOversized } from './house/sizes.ts'
import { listPaths, readSourceTree } from './house/source-tree.ts'
import { findShortWaits } from './house/waits.ts'
import { findWrittenMessages } from './house/written-messages.ts'

const files = readSourceTree()

describe('the house', () => {
  test('imports only along the arrows', () => {
    expect(findForbiddenImports(files)).toEqual([])
  })

  test('has no cycle of files', () => {
    expect(findImportCycles(files)).toEqual([])
  })

  test('has no cycle of folders', () => {
    expect(findFolderCycles(files)).toEqual([])
  })

  test('has no folder of more than 25 files', () => {
    expect(findLargeFolders(listPaths())).toEqual([])
  })

  test('imports from a folder only what its README.md lists', () => {
    expect(findDoorTroubles(files, readDoors(files))).toEqual([])
  })

  test('keeps files and functions short', () => {
    expect(findOversized(files)).toEqual([])
  })

  test('names files after what they are', () => {
    expect(findBadNames(files)).toEqual([])
  })

  test('handles every mail provider by an exhaustive table', () => {
    expect(findComparedProviders(files)).toEqual([])
  })

  test('takes every message of errors and schemas from the table of messages', () => {
    expect(findWrittenMessages(files)).toEqual([])
  })

  test('makes every text of the web application by text()', () => {
    expect(findLiteralTexts(files)).toEqual([])
  })

  test('waits in tests as long as a busy machine takes', () => {
    expect(findShortWaits(files)).toEqual([])
  })

  test('reads the environment in one place', () => {
    expect(findEnvironmentReaders(files)).toEqual([])
  })

  test('has every domain word in contract, server, web and journeys', () => {
    expect(findPlacesOutOfStep(files)).toEqual([])
  })

  test('tests every endpoint over HTTP', async () => {
    const endpoints = await readContractEndpoints()
    expect(endpoints.length).toBeGreaterThan(40)
    expect(findUntestedEndpoints(endpoints, files)).toEqual([])
  })
})
