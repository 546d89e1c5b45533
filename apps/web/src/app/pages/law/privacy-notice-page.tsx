import { useParams } from 'react-router'
import { NoticeScreen } from '../../../features/outreach/notice/notice-screen.tsx'
import { paths } from '../../shell/paths.ts'

export function PrivacyNoticePage() {
  const { token = '' } = useParams()
  return <NoticeScreen token={token} ownDataPath={paths.ownData} />
}
