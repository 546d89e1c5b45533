import { Button, Progress, Text, Title } from '@mantine/core'
import classes from './import-screen.module.css'
import { importTexts as texts } from './import-texts.ts'

interface ImportProgressProps {
  title: string
  /** 0 to 1. */
  share: number
  /** Progress so far. */
  facts?: readonly string[]
  /** Whether the server goes on without this page. */
  goesOn?: boolean
  onCancel?: () => void
}

/** Progress of work on a file. */
export function ImportProgress({ title, share, facts = [], goesOn = false, onCancel }: ImportProgressProps) {
  return (
    <section className={classes.box} aria-label={title}>
      <Title order={2} size="h4" className={classes.fileName}>
        {title}
      </Title>
      <Progress.Root size="md" radius="sm">
        <Progress.Section value={Math.max(2, share * 100)} aria-label={title} animated />
      </Progress.Root>
      <Text size="sm" c="dimmed" role="status" className={classes.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {goesOn && <span>{texts.goesOn}</span>}
      </Text>
      {onCancel && (
        <div>
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </section>
  )
}
