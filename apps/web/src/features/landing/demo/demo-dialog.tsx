import buttons from '../elements/buttons.module.css'
import { landingTexts } from '../elements/landing-texts.ts'
import { ModalDialog } from '../elements/modal-dialog.tsx'
import type { LandingLinks } from '../elements/visitor.ts'
import classes from './demo-dialog.module.css'
import { DemoScene } from './demo-scene.tsx'
import { lastBeat, usePlayback } from './use-playback.ts'

const texts = landingTexts.demo

/** The product in five animated scenes. */
export function DemoDialog({ links, onClose }: { links: LandingLinks; onClose: () => void }) {
  const { scene, beat, isPlaying, isAtEnd, goTo, toggle } = usePlayback(texts.scenes.length)
  const current = texts.scenes[scene]
  if (!current) return null
  return (
    <ModalDialog title={texts.title} isWide onClose={onClose}>
      <div className={classes.stage} aria-hidden="true">
        <DemoScene key={current.id} id={current.id} beat={beat} />
      </div>
      <p className={classes.caption} aria-live="polite">
        {current.text}
      </p>
      <ol className={classes.steps} aria-label={texts.steps}>
        {texts.scenes.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={texts.step(index + 1, title)}
              aria-current={index === scene ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="1" />
                <rect width={findProgress(index, scene, beat)} height="1" data-done />
              </svg>
              {title}
            </button>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <a href={links.dashboard} className={buttons.primary}>
          {texts.start}
        </a>
        <button type="button" className={buttons.secondary} onClick={toggle}>
          {describeToggle(isPlaying, isAtEnd)}
        </button>
      </div>
    </ModalDialog>
  )
}

/** The percentage of a scene that has been shown. */
function findProgress(index: number, scene: number, beat: number): number {
  if (index !== scene) return index < scene ? 100 : 0
  return ((beat + 1) / (lastBeat + 1)) * 100
}

function describeToggle(isPlaying: boolean, isAtEnd: boolean): string {
  if (isAtEnd) return texts.again
  return isPlaying ? texts.pause : texts.play
}
