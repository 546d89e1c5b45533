import { Text, Title, UnstyledButton } from '@mantine/core'
import { IconFileText, IconMessage2 } from '@tabler/icons-react'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import { StartSequence } from './start-sequence.tsx'
import classes from './welcome.module.css'

const texts = assistantTexts.welcome

interface WelcomeProps {
  onDescribe: () => void
  onUpload: () => void
}

/** Shown in place of messages: the two ways to begin. */
export function Welcome({ onDescribe, onUpload }: WelcomeProps) {
  const ways = [
    { ...texts.describe, icon: IconMessage2, onChoose: onDescribe },
    { ...texts.upload, icon: IconFileText, onChoose: onUpload },
  ]
  return (
    <div className={classes.root}>
      <div>
        <Title order={2}>{texts.title}</Title>
        <Text c="dimmed">{texts.text}</Text>
      </div>
      <div className={classes.ways}>
        {ways.map(({ title, text, icon: Icon, onChoose }) => (
          <UnstyledButton key={title} className={classes.way} onClick={onChoose}>
            <Icon size={24} stroke={1.6} className={classes.icon} aria-hidden />
            <span className={classes.wayTitle}>{title}</span>
            <span className={classes.wayText}>{text}</span>
          </UnstyledButton>
        ))}
      </div>
      <StartSequence />
    </div>
  )
}
