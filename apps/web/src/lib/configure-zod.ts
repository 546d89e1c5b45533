import { z } from 'zod'

// By default, Zod compiles validators with `new Function`. The content security policy forbids that and would report
// every attempt. This must be imported before any schema is created.
z.config({ jitless: true })
