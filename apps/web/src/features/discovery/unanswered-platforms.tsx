import { Alert, Anchor, List } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import type { PlatformReport } from '@troupe/contract/discovery'
import { platformNames } from '@troupe/contract/platforms'
import { Link } from 'react-router'
import { discoverTexts } from './discover-texts.ts'

const texts = discoverTexts.unanswered

/** Names the platforms whose creators are missing from the results, and why; nothing where all answered. */
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
        {texts.details}
      </Anchor>
    </Alert>
  )
}

function describeProblem({ platform, state, error }: PlatformReport): string | undefined {
  const name = platformNames[platform]
  if (state === 'late') return texts.late(name)
  if (state === 'unasked') return texts.unasked(name)
  return state === 'failed' ? texts.failed(name, error?.message ?? '') : undefined
}
