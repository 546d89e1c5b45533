// Waits for the end of the pipe from the parent, which costs nothing meanwhile, and then ends the process.
import { Socket } from 'node:net'
import { seconds } from '../lib/durations.ts'

/** Where `fork-child.ts` puts the pipe. */
const pipeFromParent = 4
/** For the program to end by itself, which it does where it is free to notice that its channel was closed. */
const patience = seconds(5)

const parent = new Socket({ fd: pipeFromParent, readable: true, writable: false })
parent.once('close', () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience))
// A broken pipe is closed too, and that is all there is to know.
parent.on('error', () => {})
parent.resume()
