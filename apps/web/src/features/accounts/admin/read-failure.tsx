import { Button } from '@mantine/core'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { Notice } from '../../../ui/notice.tsx'
import { adminTexts as texts } from './admin-texts.ts'

const forbidden = 403

/** Says why a part of the administration is not shown. */
export function ReadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === forbidden) {
    return <Notice title={texts.forOperators} text={texts.howToOperate} />
  }
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
