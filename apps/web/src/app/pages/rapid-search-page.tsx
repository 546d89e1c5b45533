import { Outlet } from 'react-router'
import { RapidSearchScreen } from '../../features/discovery/rapid-search/rapid-search-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'

export function RapidSearchPage() {
  return (
    <AppFrame>
      <RapidSearchScreen />
      <Outlet />
    </AppFrame>
  )
}
