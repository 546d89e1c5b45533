import type { Duplex } from 'node:stream'

export interface ImapCommand {
  readonly tag: string
  /** In capitals: `EXAMINE`, `UID FETCH`. */
  readonly name: string
  readonly argument: string
}

/** Reads commands from a connection. Literals are asked for, and become part of the command's text in quotes. */
export function readCommands(socket: Duplex, onCommand: (command: ImapCommand) => void): void {
  let waiting = ''
  let command = ''
  /** Bytes of a literal that are still to come. */
  let missing = 0
  socket.on('data', (bytes: Buffer) => {
    waiting += bytes.toString('latin1')
    for (;;) {
      if (missing > 0) {
        if (waiting.length < missing) return
        command += `"${waiting.slice(0, missing)}"`
        waiting = waiting.slice(missing)
        missing = 0
      }
      const end = waiting.indexOf('\r\n')
      if (end < 0) return
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      const literal = /\{(\d+)(\+?)\}$/.exec(line)
      if (literal) {
        command += line.slice(0, literal.index)
        missing = Number(literal[1])
        if (literal[2] === '') socket.write('+ Go on\r\n')
        continue
      }
      command += line
      if (/^\S+ AUTHENTICATE PLAIN$/i.test(command)) {
        // The credentials come in a line of their own.
        command += ' '
        socket.write('+ \r\n')
        continue
      }
      onCommand(parseCommand(command))
      command = ''
    }
  })
}

function parseCommand(line: string): ImapCommand {
  const [, tag = '*', name = '', argument = ''] = /^(\S+) ((?:UID )?\S+)\s*(.*)$/is.exec(line) ?? []
  return { tag, name: name.toUpperCase(), argument }
}
