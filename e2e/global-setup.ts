// Runs once, before all journeys.
export { prepareDemoData as default } from './demo-data.ts'
