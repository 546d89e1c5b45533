import { describe, expect, it } from 'vitest'
import { findOpenReaders, isWithinWindow } from './sending-window.ts'

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

describe('a window in the time zones of the readers', () => {
  const officeHours = { time_zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', of_reader: true }

  it('is open where the hours and the day are', () => {
    // A Friday: 10:00 in Paris, 04:00 in New York, 18:00 in Tokyo.
    const readers = findOpenReaders(officeHours, new Date('2030-03-01T09:00:00Z'))
    expect(readers?.isOpenElsewhere).toBe(true)
    expect(readers?.closedZones).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Tokyo']))
    expect(readers?.closedZones).not.toContain('Europe/Berlin')
  })

  it("is closed where the weekend has begun, and by the mailbox's time zone where none is known", () => {
    // Saturday in Auckland, Friday evening in Paris, Friday noon in New York.
    const readers = findOpenReaders(officeHours, new Date('2030-03-01T20:30:00Z'))
    expect(readers?.isOpenElsewhere).toBe(false)
    expect(readers?.closedZones).toContain('Pacific/Auckland')
    expect(readers?.closedZones).not.toContain('America/New_York')
  })

  it('is none where it is the same for all', () => {
    expect(findOpenReaders(null, new Date())).toBeUndefined()
    expect(findOpenReaders({ ...officeHours, of_reader: false }, new Date())).toBeUndefined()
  })
})
