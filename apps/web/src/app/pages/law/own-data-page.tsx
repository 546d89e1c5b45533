import { OwnDataScreen } from '../../../features/onboarding/own-data/own-data-screen.tsx'

export function OwnDataPage() {
  return <OwnDataScreen />
}
