import { Alert, Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { Platform, platformNames, platforms } from '@troupe/contract/catalogues/platforms'
import type { CreatorImport, ImportColumn } from '@troupe/contract/discover/creator-imports'
import { useState } from 'react'
import { tell } from '../../../lib/language/tell.ts'
import { useImportStep } from '../api/creator-imports.ts'
import { ColumnTable } from './column-table.tsx'
import { ImportCounts, ImportProblems } from './import-problems.tsx'
import classes from './import-screen.module.css'
import { importTexts as texts } from './import-texts.ts'

/** A collection that the creators can be added to. */
export interface ImportTarget {
  readonly id: string
  readonly name: string
}

interface CheckedFileProps {
  found: CreatorImport
  collections: readonly ImportTarget[]
}

/** A file that was read, before anything is stored: its columns, its first rows and what is refused. */
export function CheckedFile({ found, collections }: CheckedFileProps) {
  const step = useImportStep()
  const [columns, setColumns] = useState<readonly ImportColumn[]>(found.columns)
  const [platform, setPlatform] = useState<Platform | null>(found.platform)
  const [collectionId, setCollectionId] = useState('')
  const { id, counts } = found
  const isChanged =
    platform !== found.platform || columns.some(({ field }, place) => field !== found.columns[place]?.field)
  const importable = counts.created + counts.updated
  const startImport = () => step.mutate({ id, step: 'import', collection_id: collectionId || null })
  const readAgain = () => step.mutate({ id, step: 'check', columns: [...columns], platform })
  return (
    <section className={classes.box} aria-labelledby="found-title">
      <div>
        <Title order={2} size="h3" id="found-title" className={classes.fileName}>
          {texts.found.title(found.file_name)}
        </Title>
        <Text c="dimmed">{texts.found.lead}</Text>
      </div>
      {found.problem && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {tell(found.problem, found.problem.message)}
        </Alert>
      )}
      <ImportCounts counts={counts} isDone={false} />
      <NativeSelect
        className={classes.choice}
        label={texts.found.platform}
        value={platform ?? ''}
        data={[
          { value: '', label: texts.found.platformUnknown },
          ...platforms.map((value) => ({ value, label: platformNames[value] })),
        ]}
        onChange={(event) => setPlatform(Platform.safeParse(event.currentTarget.value).data ?? null)}
      />
      <ColumnTable columns={columns} sample={found.sample} onChange={setColumns} />
      <ImportProblems problems={found.problems} isOpen />
      {collections.length > 0 && !isChanged && importable > 0 && (
        <NativeSelect
          className={classes.choice}
          label={texts.collection}
          value={collectionId}
          data={[
            { value: '', label: texts.noCollection },
            ...collections.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(event) => setCollectionId(event.currentTarget.value)}
        />
      )}
      {isChanged && <Text size="sm">{texts.found.changed}</Text>}
      {!isChanged && importable === 0 && <Text fw={500}>{texts.nothing}</Text>}
      {step.error && (
        <Alert color="red" role="alert">
          {step.error.message}
        </Alert>
      )}
      <Group gap={12}>
        {isChanged ? (
          <Button onClick={readAgain} loading={step.isPending}>
            {texts.found.again}
          </Button>
        ) : (
          importable > 0 && (
            <Button onClick={startImport} loading={step.isPending}>
              {texts.start(importable)}
            </Button>
          )
        )}
        <Button variant="default" disabled={step.isPending} onClick={() => step.mutate({ id, step: 'discard' })}>
          {texts.discard}
        </Button>
      </Group>
    </section>
  )
}
