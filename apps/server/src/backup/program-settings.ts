/** The environment for a program that this process starts: its own, and more. */
export function extendEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}
