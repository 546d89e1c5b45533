import { Alert, Anchor, Button, List } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { PlatformReport } from '@troupe/contract/platform-report'
import type { MissingParts } from '@troupe/contract/search-coverage'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { tell } from '../../../lib/language/tell.ts'
import { Notice } from '../../../ui/notice.tsx'
import { discoverTexts } from '../search/discover-texts.ts'

/** Failed search, with the error and a retry button. Scrolls into view. */
export function SearchFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    void ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref}>
      <Notice isError title={discoverTexts.failed} text={error.message}>
        <Button variant="default" onClick={onRetry}>
          {discoverTexts.retry}
        </Button>
      </Notice>
    </div>
  )
}

const unansweredTexts = discoverTexts.unanswered

/**
 * Lists the platforms whose creators are missing from the results, with the reasons; renders nothing if all answered.
 */
export function UnansweredPlatforms({ reports }: { reports: readonly PlatformReport[] }) {
  const problems = reports.flatMap((report) => describeProblem(report) ?? [])
  if (problems.length === 0) return null
  return (
    <Alert color="yellow" variant="light" icon={<IconPlugConnectedX size={20} aria-hidden />} role="status">
      <List size="sm" listStyleType="none" spacing={4}>
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
      <Anchor component={Link} to="/platforms" size="sm">
        {unansweredTexts.details}
      </Anchor>
    </Alert>
  )
}

/** Says that creators are missing because a part of the catalogue cannot be reached; renders nothing if none are. */
export function MissingPartsNotice({ parts }: { parts: MissingParts | undefined }) {
  if (!parts) return null
  return (
    <Alert color="yellow" variant="light" icon={<IconPlugConnectedX size={20} aria-hidden />} role="status">
      {discoverTexts.missingParts}
    </Alert>
  )
}

function describeProblem({ platform, state, error }: PlatformReport): string | undefined {
  const name = platformNames[platform]
  if (state === 'late') return unansweredTexts.late(name)
  if (state === 'unasked') return unansweredTexts.unasked(name)
  return state === 'failed' ? unansweredTexts.failed(name, tell(error, error?.message ?? '')) : undefined
}
