import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

interface Killing {
  /** Range of the time between a server's start and the next kill, in milliseconds. */
  readonly lifetimes: { readonly shortest: number; readonly longest: number }
  /** Default: without end. */
  readonly most?: number
  readonly signal: AbortSignal
}

/** Kills the servers in turn until the signal, and starts each again. @returns the number of kills. */
export async function killInTurn({ a, b, proxy }: Cluster, killing: Killing): Promise<number> {
  const { lifetimes, most = Number.POSITIVE_INFINITY, signal } = killing
  let kills = 0
  while (!signal.aborted && kills < most) {
    await pause(lifetimes.shortest + Math.random() * (lifetimes.longest - lifetimes.shortest))
    const victim = kills++ % 2 ? b : a
    await victim.stop('SIGKILL')
    await victim.start()
    await proxy.waitUntilUp(victim.name)
  }
  return kills
}
