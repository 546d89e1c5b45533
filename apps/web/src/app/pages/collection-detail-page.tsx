import { Outlet, useParams } from 'react-router'
import { CollectionDetailScreen } from '../../features/collections/detail/collection-detail-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'
import { paths } from '../paths.ts'

export function CollectionDetailPage() {
  const { collectionId = '' } = useParams()
  return (
    <AppFrame>
      <CollectionDetailScreen key={collectionId} collectionId={collectionId} listPath={paths.collections} />
      <Outlet />
    </AppFrame>
  )
}
