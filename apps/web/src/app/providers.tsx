import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionProvider } from '../features/accounts/session/session-context.tsx'
import { CallsContext, CallsInWorkspaceContext } from '../lib/transport/transport-context.tsx'
import type { Services } from './composition.ts'
import { ThemeProvider } from './theme-provider.tsx'

/** All context providers that screens need, except the router. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ThemeProvider>
      {/* At the top: dialogs and the selection have their buttons at the bottom right, which a notification would cover. */}
      <Notifications position="top-center" />
      <QueryClientProvider client={services.queryClient}>
        <CallsContext calls={services}>
          <CallsInWorkspaceContext value={services.callsInWorkspace}>
            <SessionProvider session={services.session}>{children}</SessionProvider>
          </CallsInWorkspaceContext>
        </CallsContext>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
