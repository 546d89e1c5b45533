import { describe, expect, it } from 'vitest'
import { isWithinWindow } from './sending-window.ts'

const office = { time_zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' }
const isOpen = (at: string, window = office) => isWithinWindow(window, new Date(at))

describe('a sending window', () => {
  it('is always open by default', () => {
    expect(isWithinWindow(null, new Date('2030-03-02T03:00:00Z'))).toBe(true)
  })

  it('opens and closes by the clock of its time zone', () => {
    // A Friday; Paris is an hour ahead of UTC.
    expect(isOpen('2030-03-01T07:59:59Z')).toBe(false)
    expect(isOpen('2030-03-01T08:00:00Z')).toBe(true)
    expect(isOpen('2030-03-01T16:29:59Z')).toBe(true)
    expect(isOpen('2030-03-01T16:30:00Z')).toBe(false)
  })

  it('is closed on other days, which begin at midnight of its time zone', () => {
    expect(isOpen('2030-03-02T10:00:00Z')).toBe(false)
    const sunday = { time_zone: 'Asia/Tokyo', days: [7], from: '00:00', to: '23:59' }
    expect(isOpen('2030-03-02T15:30:00Z', sunday)).toBe(true)
    expect(isOpen('2030-03-03T15:30:00Z', sunday)).toBe(false)
  })

  it('moves with daylight saving time', () => {
    // The clocks of Paris go forward on 31 March 2030 and back on 27 October.
    expect(isOpen('2030-03-29T07:30:00Z')).toBe(false)
    expect(isOpen('2030-04-01T07:30:00Z')).toBe(true)
    expect(isOpen('2030-10-28T07:30:00Z')).toBe(false)
  })
})
