import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { isForCreatorsOnly } from '../../lib/creator-languages/creator-languages.ts'
import { PageLoader } from './route-fallbacks.tsx'

interface InterfaceRouteProps {
  /** Loads the document again. */
  readonly reload?: () => void
}

/**
 * Renders the pages of the interface. Loads the document again when a page for creators leads here in a language that
 * these are not in: texts are made when modules are loaded, so the language cannot change in between.
 */
export function InterfaceRoute({ reload = () => window.location.reload() }: InterfaceRouteProps) {
  const isForeign = isForCreatorsOnly()
  useEffect(() => {
    if (isForeign) reload()
  }, [isForeign, reload])
  return isForeign ? <PageLoader /> : <Outlet />
}
