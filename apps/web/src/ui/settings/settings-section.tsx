import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './settings-section.module.css'

interface SettingsSectionProps {
  title: string
  lead: string
  children: ReactNode
}

/** A section of the settings: its title on the left, its controls on the right. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {lead}
        </Text>
      </div>
      <Stack className={classes.content} gap={16}>
        {children}
      </Stack>
    </section>
  )
}
