import { type RenderResult, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createServices } from '../app/composition.ts'
import { Providers } from '../app/providers.tsx'
import { routes } from '../app/routes.tsx'
import type { FakeServer } from './fake-server.ts'

type RenderedApp = RenderResult & { router: ReturnType<typeof createMemoryRouter> }

/** Renders the whole application at a path, on a fake server. */
export function renderApp(server: FakeServer, path: string): RenderedApp {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const rendered = render(
    <Providers services={createServices(server.fetch)}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  )
  return { ...rendered, router }
}

/** Stores tokens as an earlier visit would. */
export function storeTokens(access = 'access-1', refresh = 'refresh-1'): void {
  window.localStorage.setItem('access_token', access)
  window.localStorage.setItem('refresh_token', refresh)
}
