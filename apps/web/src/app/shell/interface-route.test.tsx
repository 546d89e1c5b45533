import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { activateLanguage, english } from '../../lib/language/active-language.ts'
import { InterfaceRoute } from './interface-route.tsx'

afterEach(() => activateLanguage(english, {}))

function renderPage(code: string) {
  activateLanguage({ code, name: code, direction: 'ltr', locale: code }, {})
  const reload = vi.fn()
  const router = createMemoryRouter([
    { element: <InterfaceRoute reload={reload} />, children: [{ path: '/', element: <h1>Sign in</h1> }] },
  ])
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return reload
}

test('from a page for creators in German the interface comes with a new document, since it is not in German', () => {
  expect(renderPage('de')).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each(['en', 'zh-Hans'])('in %s the interface comes in the same document', (code) => {
  expect(renderPage(code)).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
})
