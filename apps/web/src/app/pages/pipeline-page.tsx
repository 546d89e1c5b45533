import { PipelineScreen } from '../../features/collections/pipeline/pipeline-screen.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function PipelinePage() {
  return (
    <AppFrame>
      <PipelineScreen listPath={paths.collections} />
    </AppFrame>
  )
}
