import { HistoryTable } from '../../features/discovery/creator-panel/history/history-table.tsx'
import { OwnChannelScreen } from '../../features/onboarding/own-channel/own-channel-screen.tsx'

export function OwnChannelPage() {
  return <OwnChannelScreen renderHistory={(history) => <HistoryTable history={history} />} />
}
