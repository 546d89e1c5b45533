// A mail server that accepts every mail and only counts the mails to each address. It does the minimum that SMTP
// requires, to leave the machine to the measured programs.
import { createServer, type Socket } from 'node:net'

const counts = new Map<string, number>()
const endOfData = '\r\n.\r\n'

function serve(socket: Socket): void {
  let text = ''
  let recipient = ''
  let isReadingMail = false
  const answer = (line: string) => socket.write(`${line}\r\n`)

  function takeMail(): boolean {
    const end = text.indexOf(endOfData)
    if (end < 0) return false
    text = text.slice(end + endOfData.length)
    isReadingMail = false
    // From here on the mail counts as accepted, whether or not the client receives the reply.
    counts.set(recipient, (counts.get(recipient) ?? 0) + 1)
    answer(`250 2.0.0 queued as ${counts.size}`)
    return true
  }

  function takeCommand(): boolean {
    const end = text.indexOf('\r\n')
    if (end < 0) return false
    const line = text.slice(0, end)
    text = text.slice(end + 2)
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'EHLO') answer('250-sink.test\r\n250-PIPELINING\r\n250 8BITMIME')
    else if (command === 'DATA') {
      isReadingMail = true
      answer('354 go on')
    } else if (command === 'QUIT') socket.end('221 bye\r\n')
    else {
      if (command === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? ''
      answer('250 ok')
    }
    return true
  }

  socket.setEncoding('latin1').setNoDelay(true)
  socket.on('data', (chunk) => {
    text += chunk
    while (isReadingMail ? takeMail() : takeCommand());
  })
  socket.on('error', () => {})
  answer('220 sink.test')
}

const server = createServer(serve).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: address && typeof address === 'object' ? address.port : 0 })
})
process.on('message', (question) => {
  process.send?.({ counts: [...counts] })
  if (question === 'forget') counts.clear()
})
process.on('disconnect', () => process.exit(0))
