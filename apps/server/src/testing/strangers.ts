import { useTestApp } from './test-app.ts'
import { TestBrowser } from './test-browser.ts'
import type { useTestDatabase } from './test-database.ts'

const strangerNetworks = ['192.0.2.1', '198.51.100.2', '203.0.113.3', '2001:db8:1:1::1', '2001:db8:2:2::2']

export const newPassword = 'Left-donkey-8'
export const resetUrl = '/api/auth/password-reset'

/** Creates an application with the browser of an account's owner and strangers' browsers in five networks. */
export function useStrangers(database: ReturnType<typeof useTestDatabase>) {
  const testApp = useTestApp(database)
  return {
    testApp,
    openOwner: () => new TestBrowser(testApp, '100.64.0.9'),
    openStrangers: () => strangerNetworks.map((ip) => new TestBrowser(testApp, ip)),
    /** Resolves to the code in the latest mail to the address; empty without one. */
    async readCode(email: string): Promise<string> {
      await testApp.jobs.runAll()
      return testApp.mailer.findCode(email) ?? ''
    },
  }
}
