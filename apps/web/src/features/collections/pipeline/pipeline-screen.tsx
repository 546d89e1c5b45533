import { Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { BoardView } from './board-view.tsx'
import classes from './pipeline-screen.module.css'
import { pipelineTexts as texts } from './pipeline-texts.ts'

/** The board of all collections. */
export function PipelineScreen({ listPath }: { listPath: string }) {
  return (
    <div className={classes.root}>
      <div>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </div>
      <BoardView
        empty={
          <Notice title={texts.empty.title} text={texts.empty.text}>
            <Button component={Link} to={listPath}>
              {texts.empty.open}
            </Button>
          </Notice>
        }
      />
    </div>
  )
}
