import { DirectionProvider, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { activeLanguage } from '../lib/language/active-language.ts'
import { resolveCssVariables, theme } from './theme.ts'

/** Provides the theme, in the colour scheme of the user's choice or of the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={activeLanguage().direction} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
