// Waits for the pipe from the parent to end, without using the processor, and then ends the process.
import { Socket } from 'node:net'
import { seconds } from '../lib/durations.ts'

/** File descriptor of the pipe that `fork-child.ts` opens. */
const pipeFromParent = 4
/** Time for the program to end by itself, which it does if it is free to notice that its channel closed. */
const patience = seconds(5)

const parent = new Socket({ fd: pipeFromParent, readable: true, writable: false })
parent.once('close', () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience))
// A broken pipe is closed as well, which is all that matters here.
parent.on('error', () => {})
parent.resume()
