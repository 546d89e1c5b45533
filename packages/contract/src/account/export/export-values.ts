import { z } from 'zod'

export const id = z.uuid()
export const time = z.iso.datetime()
export const text = z.string()
export const count = z.number().int()
