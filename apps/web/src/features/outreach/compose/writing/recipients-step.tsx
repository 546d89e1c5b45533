import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { Notice } from '../../../../ui/notice.tsx'
import type { OutreachPaths } from '../../outreach-paths.ts'
import { ReviewList } from './review-list.tsx'
import type { Writing } from './use-writing.ts'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.recipients

interface RecipientsStepProps {
  writing: Writing
  paths: OutreachPaths
  searchPath: string
}

/** The chosen creators, who of them is left out and why. */
export function RecipientsStep({ writing, paths, searchPath }: RecipientsStepProps) {
  const { creators, kept } = writing
  const [removed, setRemoved] = useState<{ creators: typeof creators; name: string }>()
  const putBack = () => {
    if (removed) kept.changeCreators(removed.creators)
    setRemoved(undefined)
  }
  const remove = (id: string) => {
    const creator = creators.find((each) => each.id === id)
    if (!creator) return
    setRemoved({ creators, name: creator.title })
    kept.changeCreators(creators.filter((each) => each.id !== id))
  }
  return (
    <>
      <div role="status">
        {creators.length > 0 && <Text c="dimmed">{texts.hint}</Text>}
        {removed && (
          <Group gap="4px 12px">
            <Text size="sm">{texts.removed(removed.name)}</Text>
            <Button variant="default" size="compact-sm" onClick={putBack}>
              {texts.putBack}
            </Button>
          </Group>
        )}
      </div>
      {creators.length === 0 ? (
        <Notice title={writingTexts.empty.title} text={writingTexts.empty.text}>
          <Button component={Link} to={searchPath}>
            {writingTexts.empty.action}
          </Button>
        </Notice>
      ) : (
        <ReviewList writing={writing} campaignsPath={paths.campaigns} onRemove={remove} />
      )}
    </>
  )
}
