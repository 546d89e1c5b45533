import type { ReactElement } from 'react'
import { landingTexts } from '../elements/landing-texts.ts'
import { FilterChips } from '../figures/filter-chips.tsx'
import { QueryLine } from '../figures/query-line.tsx'
import { type SampleFilter, sampleCreators, sampleFilters } from '../figures/sample-creators.ts'
import { GrowthChart } from '../figures/sketches/growth-chart.tsx'
import classes from './demo-scene.module.css'
import { LetterScene } from './letter-scene.tsx'
import { SampleRows } from './sample-rows.tsx'

const texts = landingTexts.demo

type SceneId = (typeof texts.scenes)[number]['id']

/** As many as fit on the stage. */
const found = sampleCreators.slice(0, 6)
const meetsAll = (filters: readonly SampleFilter[]) =>
  found.filter(({ meets }) => filters.every((filter) => meets.includes(filter)))
const chosen = meetsAll(sampleFilters)

const scenes: Record<SceneId, (props: { beat: number }) => ReactElement> = {
  describe: DescribeScene,
  refine: RefineScene,
  read: ReadScene,
  keep: KeepScene,
  write: ({ beat }) => <LetterScene recipients={chosen} sentCount={beat} />,
}

/** One scene of the walk-through, at one of its beats. */
export function DemoScene({ id, beat }: { id: SceneId; beat: number }) {
  const Scene = scenes[id]
  return (
    <div className={classes.root}>
      <Scene beat={beat} />
    </div>
  )
}

function DescribeScene({ beat }: { beat: number }) {
  const hasFound = beat >= 2
  return (
    <>
      <div className={classes.query}>
        <QueryLine isTyped />
      </div>
      <div className={classes.found} data-shown={hasFound || undefined}>
        <p className={classes.count}>{texts.found(found.length)}</p>
        <SampleRows creators={found} isPassedOver={() => false} />
      </div>
    </>
  )
}

function RefineScene({ beat }: { beat: number }) {
  const active = sampleFilters.slice(0, beat)
  const matching = meetsAll(active)
  return (
    <>
      <div className={classes.query}>
        <QueryLine />
      </div>
      <div className={classes.found} data-shown>
        <FilterChips active={active} />
        <SampleRows creators={found} isPassedOver={(creator) => !matching.includes(creator)} />
      </div>
    </>
  )
}

function ReadScene() {
  const { channel, channelNote } = landingTexts.analytics
  return (
    <div className={classes.sheet}>
      <p>
        <strong>{channel}</strong> {channelNote}
      </p>
      <GrowthChart />
    </div>
  )
}

function KeepScene({ beat }: { beat: number }) {
  const kept = chosen.slice(0, beat)
  return (
    <div className={classes.collection}>
      <p>
        <strong>{texts.collection}</strong> {texts.collected(kept.length)}
      </p>
      <SampleRows
        creators={chosen}
        isPassedOver={(creator) => !kept.includes(creator)}
        isKept={(creator) => kept.includes(creator)}
      />
    </div>
  )
}
