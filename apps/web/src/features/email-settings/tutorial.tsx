import { Alert, Button, Modal, Tabs, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { smtpPresets } from '@troupe/contract/email-settings'
import { emailSettingsTexts } from './email-settings-texts.ts'
import type { SmtpServer } from './smtp-section.tsx'
import classes from './tutorial.module.css'
import { type TutorialPart, tutorialTexts as texts, tutorialParts } from './tutorial-texts.ts'

interface TutorialProps {
  onChoose: (server: SmtpServer) => void
}

/** Explains, in Chinese, how to get the password that each provider requires. */
export function Tutorial({ onChoose }: TutorialProps) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button variant="default" mb={24} onClick={dialog.open}>
        {emailSettingsTexts.openTutorial}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        size="lg"
        title={<span lang="zh-CN">{texts.title}</span>}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <div lang="zh-CN">
          <Text mb={16}>{texts.lead}</Text>
          <Tabs defaultValue={tutorialParts[0]?.id ?? null} keepMounted={false}>
            <Tabs.List>
              {tutorialParts.map(({ id, name }) => (
                <Tabs.Tab key={id} value={id}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {tutorialParts.map((part) => (
              <Tabs.Panel key={part.id} value={part.id} pt={16}>
                <Part
                  part={part}
                  onChoose={(server) => {
                    onChoose(server)
                    dialog.close()
                  }}
                />
              </Tabs.Panel>
            ))}
          </Tabs>
        </div>
      </Modal>
    </>
  )
}

function Part({ part, onChoose }: { part: TutorialPart; onChoose: (server: SmtpServer) => void }) {
  const preset = smtpPresets.find(({ id }) => id === part.id)
  if (!preset) return null
  const facts = [
    [texts.host, preset.host],
    [texts.port, String(preset.port)],
    [texts.user, part.user],
    [texts.secret, part.secret],
  ]
  return (
    <div className={classes.part}>
      {part.warning !== '' && <Alert color="yellow">{part.warning}</Alert>}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Title order={3} size="h4">
        {texts.steps}
      </Title>
      <ol className={classes.list}>
        {part.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Title order={3} size="h4">
        {texts.notes}
      </Title>
      <ul className={classes.list}>
        {part.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div>
        <Button onClick={() => onChoose(preset)}>{texts.use}</Button>
      </div>
    </div>
  )
}
