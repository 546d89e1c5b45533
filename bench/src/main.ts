// `npm run bench -- NAME [SIZE]` runs one benchmark, `all` runs every one; without a name, it lists them.
import { runAll } from './run-all.ts'

const benchmarks: Record<string, () => Promise<{ run(size?: string): Promise<void> }>> = {
  start: () => import('./start.ts'),
  idle: () => import('./idle.ts'),
  'sign-in': () => import('./sign-in.ts'),
  search: () => import('./search.ts'),
  relevance: () => import('./relevance.ts'),
  wishes: () => import('./wishes.ts'),
  analysis: () => import('./analysis.ts'),
  documents: () => import('./analysis-documents.ts'),
  import: () => import('./import.ts'),
  export: () => import('./export.ts'),
  mail: () => import('./mail.ts'),
  reading: () => import('./reading.ts'),
  'received-mails': () => import('./received-mails.ts'),
  scroll: () => import('./scroll.ts'),
  load: () => import('./load.ts'),
  citus: () => import('./citus.ts'),
}

const [name = '', ...others] = process.argv.slice(2)
const load = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (load) {
  await (await load()).run(others[0])
} else if (name === 'all') {
  await runAll(Object.keys(benchmarks), others)
} else {
  console.error(`npm run bench -- <name>, where the name is all or one of: ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 2
}
