import { spawn } from 'node:child_process'

/** Runs a program for a limited number of seconds; resolves to its output and whether it ended by itself. */
export function runScanner(
  command: string,
  scannerArguments: readonly string[],
  maxSeconds: number,
): Promise<{ output: string; seconds: number; isWhole: boolean }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const scanner = spawn(command, scannerArguments, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
    }
    scanner.stdout.on('data', read)
    scanner.stderr.on('data', read)
    const timer = setTimeout(() => scanner.kill('SIGINT'), maxSeconds * 1000)
    const lastTimer = setTimeout(() => scanner.kill('SIGKILL'), (maxSeconds + 20) * 1000)
    scanner.once('error', reject)
    scanner.once('close', (code) => {
      clearTimeout(timer)
      clearTimeout(lastTimer)
      const seconds = Math.round((performance.now() - start) / 1000)
      resolve({ output, seconds, isWhole: code === 0 && seconds < maxSeconds })
    })
  })
}
