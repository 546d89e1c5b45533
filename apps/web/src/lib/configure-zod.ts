import { z } from 'zod'

// Zod compiles validators with `new Function` where it may; the content security policy forbids that and would report
// every attempt. Must be imported before any schema is made.
z.config({ jitless: true })
