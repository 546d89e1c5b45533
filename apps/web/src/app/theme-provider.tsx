import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { resolveCssVariables, theme } from './theme.ts'

/** Colours, type and measures, in the scheme that the person chose or that their system has. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  )
}
