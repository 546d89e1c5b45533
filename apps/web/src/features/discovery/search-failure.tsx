import { Button } from '@mantine/core'
import { Notice } from '../../ui/notice.tsx'
import { discoverTexts as texts } from './discover-texts.ts'

/** That the search failed, and why, as far as it is known. */
export function SearchFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
