import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { CampaignText } from '@troupe/contract/campaigns/campaign-changes'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { useState } from 'react'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useCampaignTexts } from '../../api/campaign-changes.ts'
import { MailFrame } from '../../mail-frame.tsx'
import { labelMergeFields } from '../../name-merge-field.ts'
import { showMergeFieldsInHtml } from '../../shown-merge-fields.ts'
import { CampaignProgress } from '../campaign-progress.tsx'
import { campaignTexts, nameStep } from '../campaign-texts.ts'
import { ChangeTextDialog } from './change-text-dialog.tsx'
import classes from './written-mails.module.css'
import { writtenTexts as texts } from './written-texts.ts'

/** The mails of a campaign side by side, each with its progress and what is written in it. */
export function WrittenMails({ campaign }: { campaign: Campaign }) {
  const { data, error, refetch } = useCampaignTexts(campaign)
  const [changed, setChanged] = useState<number>()
  const text = data?.texts.find(({ step }) => step === changed)
  return (
    <section aria-labelledby="written-mails" className={classes.root}>
      <Title order={2} size="h3" id="written-mails">
        {texts.title}
      </Title>
      {!data && error && (
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={() => void refetch()}>
            {campaignTexts.retry}
          </Button>
        </Notice>
      )}
      <ul className={classes.mails}>
        {campaign.steps.map((step) => (
          <li key={step.number} className={classes.mail}>
            <div className={classes.head}>
              <Title order={3} size="h5">
                {nameStep(step.number)}
              </Title>
              {step.number > 0 && (
                <Text size="sm" c="dimmed">
                  {campaignTexts.followUpDelay(step.delay_hours)}
                </Text>
              )}
            </div>
            <CampaignProgress counts={step.counts} />
            <WrittenMail
              text={data?.texts.find((one) => one.step === step.number)}
              isLoading={!data && !error}
              onChange={() => {
                setChanged(step.number)
                // Mails may have left since the last look.
                void refetch()
              }}
            />
          </li>
        ))}
      </ul>
      <ChangeTextDialog campaign={campaign} text={text} onClose={() => setChanged(undefined)} />
    </section>
  )
}

interface WrittenMailProps {
  text: CampaignText | undefined
  isLoading: boolean
  onChange: () => void
}

/** What is written in a mail; folded on a phone, on which the texts of all mails would be screens long. */
function WrittenMail({ text, isLoading, onChange }: WrittenMailProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  if (!text) return isLoading ? <Skeleton height={isPhone ? 32 : 296} role="status" aria-label={texts.loading} /> : null
  const mail = nameStep(text.step)
  return (
    <>
      {isPhone ? (
        <Disclosure summary={texts.show}>
          <WrittenText text={text} mail={mail} />
        </Disclosure>
      ) : (
        <WrittenText text={text} mail={mail} />
      )}
      {text.open > 0 && (
        <Button
          variant="default"
          size="xs"
          className={classes.change}
          aria-label={texts.changeOf(mail)}
          aria-haspopup="dialog"
          onClick={onChange}
        >
          {texts.change}
        </Button>
      )}
      {text.earlier.map((earlier, index) => (
        // Texts are only added, at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: an earlier text has no other identity
        <Disclosure key={index} summary={texts.earlier(earlier.mails)}>
          <WrittenText text={earlier} mail={mail} />
        </Disclosure>
      ))}
    </>
  )
}

function WrittenText({
  text: { subject, html },
  mail,
}: {
  text: Pick<CampaignText, 'subject' | 'html'>
  mail: string
}) {
  return (
    <div className={classes.paper}>
      <dl className={classes.subject}>
        <dt>{texts.subject}</dt>
        {subject === null ? (
          <dd className={classes.thread}>{texts.sameThread}</dd>
        ) : (
          <dd dir="auto">{labelMergeFields(subject)}</dd>
        )}
      </dl>
      <MailFrame html={showMergeFieldsInHtml(html)} title={texts.frame(mail)} className={classes.frame} />
    </div>
  )
}
