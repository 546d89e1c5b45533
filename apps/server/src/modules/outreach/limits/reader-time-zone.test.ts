import { countries } from '@troupe/contract/catalogues/countries'
import { describe, expect, it } from 'vitest'
import { isWithinWindow } from '../sending/sending-window.ts'
import { findTimeZone, readerZones } from './reader-time-zone.ts'

describe("the time zone of a creator's country", () => {
  it.each(countries.map(({ code }) => code))('is known for %s', (code) => {
    expect(findTimeZone(code)).toMatch(/^[A-Z]\w+\/\w+/)
  })

  it('is the one in which most people live where there are several', () => {
    expect(['US', 'RU', 'AU', 'BR', 'CA', 'ID'].map(findTimeZone)).toEqual([
      'America/New_York',
      'Europe/Moscow',
      'Australia/Sydney',
      'America/Sao_Paulo',
      'America/Toronto',
      'Asia/Jakarta',
    ])
  })

  it('is not known for anything else', () => {
    expect([null, '', 'XX', 'constructor'].map(findTimeZone)).toEqual([null, null, null, null])
  })

  it('is one that this system knows', () => {
    for (const time_zone of readerZones) {
      const always = { time_zone, days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }
      expect(isWithinWindow(always, new Date()), time_zone).toBe(true)
    }
  })
})
