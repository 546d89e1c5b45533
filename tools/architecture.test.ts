import { describe, expect, test } from 'vitest'
import { findUntestedEndpoints, readEndpoints } from './house/endpoints.ts'
import { findForbiddenImports, findImportCycles } from './house/layers.ts'
import { findBadNames, findEnvironmentReaders, findPlacesOutOfStep } from './house/places.ts'
import { findOversized } from './house/sizes.ts'
import { readSourceTree } from './house/source-tree.ts'

const files = readSourceTree()

describe('the house', () => {
  test('imports only along the arrows', () => {
    expect(findForbiddenImports(files)).toEqual([])
  })

  test('has no ring of files that import each other', () => {
    expect(findImportCycles(files)).toEqual([])
  })

  test('keeps files and functions short', () => {
    expect(findOversized(files)).toEqual([])
  })

  test('names files after what they are', () => {
    expect(findBadNames(files)).toEqual([])
  })

  test('reads the environment in one place', () => {
    expect(findEnvironmentReaders(files)).toEqual([])
  })

  test('has every domain word in contract, server, web and journeys', () => {
    expect(findPlacesOutOfStep(files)).toEqual([])
  })

  test('tests every endpoint over HTTP', async () => {
    const endpoints = await readEndpoints()
    expect(endpoints.length).toBeGreaterThan(0)
    expect(findUntestedEndpoints(endpoints, files)).toEqual([])
  })
})
