import { useCollections, useRefreshCollections } from '../../features/collections/api/list-collections.ts'
import { ImportScreen } from '../../features/discovery/creator-import/import-screen.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function ImportPage() {
  const { data: collections = [] } = useCollections()
  const refreshCollections = useRefreshCollections()
  return (
    <AppFrame>
      <ImportScreen
        collections={collections}
        toCollectionPath={(id) => `${paths.collections}/${id}`}
        onFinished={refreshCollections}
      />
    </AppFrame>
  )
}
