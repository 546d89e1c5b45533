import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, createLogger, type Rolldown } from 'vite'
import { checkLandingBudget } from './landing-budget.ts'
import { fillDocument } from './language/landing-page.ts'
import { linkStart } from './language/link-start.ts'
import { readInterfaceLocales } from './language/locales.ts'

const root = import.meta.dirname
const outDir = process.argv[2] ?? join(root, 'dist')

/** Fonts that the first screen is set in: asked for at once, so that the text does not change its face. */
const firstFonts = /^(inter|schibsted-grotesk)-latin-wght-normal-.*\.woff2$/
const compressible = new Set(['.html', '.js', '.css', '.svg'])

/** Builds both documents; the landing page is then written into its own, so that it is readable without scripts. */
async function buildWeb(): Promise<void> {
  const output = await buildBrowserPart()
  await preloadStart(output)
  await preloadFonts()
  await prerenderLanding()
  createLogger().info(checkLandingBudget(output))
  await compressFiles(outDir)
}

async function buildBrowserPart(): Promise<Rolldown.RolldownOutput> {
  const output = await build({ root, build: { outDir, emptyOutDir: true } })
  if (Array.isArray(output) || !('output' in output)) throw new Error('The build has one output and does not watch')
  return output
}

/** The modules that the entries import once the language is known, and their styles, are loaded with the document. */
async function preloadStart(output: Rolldown.RolldownOutput): Promise<void> {
  const starts = { 'index.html': '/start-landing.tsx', 'app.html': '/start-app.tsx' }
  for (const [name, moduleName] of Object.entries(starts)) {
    const html = await readFile(join(outDir, name), 'utf8')
    await replaceInDocument(name, '</head>', `${linkStart(output, moduleName, html)}</head>`)
  }
}

/** Writes the landing page of each language: English at `/`, the others at their code. */
async function prerenderLanding(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-prerender-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        outDir: join(folder, 'en'),
        emptyOutDir: true,
        ssr: 'src/app/prerender.tsx',
        rolldownOptions: { input: 'src/app/prerender.tsx' },
      },
    })
    const template = await readFile(join(outDir, 'index.html'), 'utf8')
    const codes = ['en', ...readInterfaceLocales().map(({ code }) => code)]
    for (const code of codes) {
      // Texts are made once per module, so each language has modules of its own.
      if (code !== 'en') await cp(join(folder, 'en'), join(folder, code), { recursive: true })
      const module: typeof import('./src/app/prerender.tsx') = await import(
        pathToFileURL(join(folder, code, 'prerender.js')).href
      )
      const html = fillDocument(template, await module.prerenderLanding(code), codes)
      await writeFile(join(outDir, code === 'en' ? 'index.html' : `${code}.html`), html)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function preloadFonts(): Promise<void> {
  const fonts = (await readdir(join(outDir, 'assets'))).filter((name) => firstFonts.test(name))
  const links = fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
  )
  for (const name of ['index.html', 'app.html']) {
    await replaceInDocument(name, '</title>', `</title>\n    ${links.join('\n    ')}`)
  }
}

async function replaceInDocument(name: string, placeholder: string, text: string): Promise<void> {
  const path = join(outDir, name)
  const html = await readFile(path, 'utf8')
  if (!html.includes(placeholder)) throw new Error(`${name} has no ${placeholder}`)
  await writeFile(
    path,
    html.replace(placeholder, () => text),
  )
}

/** Compressed once here rather than at every request: the server sends the `.br` or `.gz` beside a file. */
async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

await buildWeb()
