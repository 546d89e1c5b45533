import type { ReactElement } from 'react'
import { toCssVariables } from '../../../ui/css-variables.ts'
import classes from './poster.module.css'
import type { PosterName } from './sample-creators.ts'

const { mid, strong, pale, white, line } = classes

/** Simple shapes in three tones of one hue, on an area of 200 by 120. */
const drawings: Record<PosterName, ReactElement> = {
  loaf: (
    <>
      <circle className={mid} cx="152" cy="42" r="26" />
      <path className={strong} d="M36 120V84a34 34 0 0 1 34-34h58a34 34 0 0 1 34 34v36z" />
      <path className={line} d="m66 66 14 18M92 64l14 18M118 64l14 18" />
    </>
  ),
  whisk: (
    <>
      <path className={mid} d="M0 78h200a100 100 0 0 1-24 42H24A100 100 0 0 1 0 78z" />
      <g className={line} data-strong>
        <path d="M150 10 112 52" />
        <path d="M112 52c-34-2-66 24-62 52 28 4 54-18 62-52z" />
        <path d="M112 52C92 62 66 78 50 104c26-14 48-32 62-52z" />
      </g>
    </>
  ),
  cookies: (
    <>
      <circle className={mid} cx="150" cy="88" r="50" />
      <circle className={strong} cx="74" cy="60" r="44" />
      <g className={pale}>
        <circle cx="60" cy="44" r="6" />
        <circle cx="88" cy="52" r="5" />
        <circle cx="66" cy="76" r="7" />
        <circle cx="95" cy="80" r="4" />
      </g>
    </>
  ),
  cake: (
    <>
      <path className={mid} d="M40 120V98h120v22z" />
      <path className={strong} d="M52 98V72h96v26z" />
      <path className={mid} d="M64 72V52a12 12 0 0 1 12-12h48a12 12 0 0 1 12 12v20z" />
      <circle className={strong} cx="100" cy="28" r="11" />
      <path className={line} d="M52 85h96" />
    </>
  ),
  croissant: (
    <>
      <path
        className={mid}
        d="M32 51A46 46 0 0 1 73 22L82 65A58 58 0 0 0 54 84zM127 22A46 46 0 0 1 168 51L146 84A58 58 0 0 0 118 65z"
      />
      <path
        className={strong}
        d="M14 104A46 46 0 0 1 32 51L54 84A58 58 0 0 0 42 120zM73 22A46 46 0 0 1 127 22L118 65A58 58 0 0 0 82 65zM168 51A46 46 0 0 1 186 104L158 120A58 58 0 0 0 146 84z"
      />
    </>
  ),
  pie: (
    <>
      <path className={mid} d="M24 100a76 76 0 0 1 152 0z" />
      <path className={line} data-strong d="M60 46 44 100M100 26v74M140 46l16 54M40 62h120M28 84h144" />
      <path className={strong} d="M12 98h176l-12 22H24z" />
    </>
  ),
  eggs: (
    <>
      <path className={mid} d="M58 22c22 0 38 34 38 56a38 38 0 0 1-76 0c0-22 16-56 38-56z" />
      <path className={white} d="M122 58c16-18 44-14 54 4s10 30-2 42-34 14-50 4-18-32-2-50z" />
      <circle className={strong} cx="146" cy="80" r="17" />
    </>
  ),
  wheat: (
    <>
      <path className={line} data-strong d="M100 120V34" />
      <g className={mid}>
        <ellipse cx="78" cy="52" rx="10" ry="20" transform="rotate(-36 78 52)" />
        <ellipse cx="122" cy="52" rx="10" ry="20" transform="rotate(36 122 52)" />
        <ellipse cx="78" cy="94" rx="10" ry="20" transform="rotate(-36 78 94)" />
        <ellipse cx="122" cy="94" rx="10" ry="20" transform="rotate(36 122 94)" />
      </g>
      <g className={strong}>
        <ellipse cx="100" cy="24" rx="9" ry="18" />
        <ellipse cx="76" cy="73" rx="9" ry="18" transform="rotate(-36 76 73)" />
        <ellipse cx="124" cy="73" rx="9" ry="18" transform="rotate(36 124 73)" />
      </g>
    </>
  ),
}

/** Cover picture of a sample channel. */
export function Poster({ name, hue }: { name: PosterName; hue: number }) {
  return (
    <svg
      className={classes.root}
      style={toCssVariables({ '--poster-hue': hue })}
      viewBox="0 0 200 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
