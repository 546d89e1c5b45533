import { useParams } from 'react-router'
import { UnsubscribeScreen } from '../../features/outreach/unsubscribe/unsubscribe-screen.tsx'

export function UnsubscribePage() {
  const { token = '' } = useParams()
  return <UnsubscribeScreen token={token} />
}
