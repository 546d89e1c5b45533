// `npm run bench -- <name>`, with a size after it where a benchmark takes one; without a name, what there is.
const benchmarks: Record<string, () => Promise<{ run(size?: string): Promise<void> }>> = {
  analysis: () => import('./analysis.ts'),
  documents: () => import('./analysis-documents.ts'),
  export: () => import('./export.ts'),
  import: () => import('./import.ts'),
  load: () => import('./load.ts'),
  mail: () => import('./mail.ts'),
  relevance: () => import('./relevance.ts'),
  scroll: () => import('./scroll.ts'),
  search: () => import('./search.ts'),
  'sign-in': () => import('./sign-in.ts'),
  start: () => import('./start.ts'),
}

const name = process.argv[2] ?? ''
const load = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (load) {
  await (await load()).run(process.argv[3])
} else {
  console.error(`npm run bench -- <name>, where the name is one of: ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 2
}
