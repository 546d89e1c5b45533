import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewerBuild } from './use-newer-build.ts'

const answer = vi.fn<() => Promise<Response>>()
const serve = (script: string) => answer.mockResolvedValue(new Response(`<script src="/assets/${script}.js"></script>`))

beforeEach(() => {
  vi.stubGlobal('fetch', answer.mockReset())
  const script = document.createElement('script')
  script.setAttribute('type', 'module')
  script.setAttribute('src', '/assets/app-old.js')
  document.head.append(script)
})
afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

const fail = (isFailure = true) => {
  const reload = vi.fn<() => void>()
  return { reload, ...renderHook(() => useNewerBuild(isFailure, reload)) }
}

test('a failure loads the page again once the server has a newer build, and waits meanwhile', async () => {
  serve('app-new')
  const { reload, result } = fail()
  expect(result.current).toBe(true)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(result.current).toBe(true)
})

test('a page that fails again after it was loaded again is left so', async () => {
  serve('app-new')
  const { reload } = fail()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fail().result.current).toBe(false)
  expect(answer).toHaveBeenCalledOnce()
})

test.each([
  ['of the build that the server has', () => serve('app-old')],
  ['whose server cannot be reached', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['whose server is failing', () => answer.mockResolvedValue(new Response('', { status: 502 }))],
])('a failure of a page %s is told', async (_, prepare) => {
  prepare()
  const { reload, result } = fail()
  await waitFor(() => expect(result.current).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})

test('nothing is asked without a failure', () => {
  expect(fail(false).result.current).toBe(false)
  expect(answer).not.toHaveBeenCalled()
})
