/** Environment for a child program: this process's own, plus `more`. */
export function extendEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}
