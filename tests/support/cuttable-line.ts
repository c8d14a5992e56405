import { connect, createServer, type Socket } from 'node:net'

/** A line to a server on this machine that can be cut and mended, and that counts who tries to get through meanwhile. */
export type CuttableLine = {
  port: number
  cut: () => void
  mend: () => void
  /** From now on it leads to another server. */
  leadTo: (port: number) => void
  /** From now on whoever says this is cut off before it is heard; undefined: nobody is. */
  cutAt: (text: string | undefined) => void
  /** How many were turned away since the line was cut. */
  turnedAway: () => number
  close: () => Promise<void>
}

export async function openLine(firstPort: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>()
  let isCut = false
  let turnedAway = 0
  let unheard: string | undefined
  let targetPort = firstPort
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((caller) => {
    keep(caller)
    if (isCut) {
      turnedAway++
      caller.destroy()
      return
    }
    const target = connect(targetPort, '127.0.0.1')
    keep(target)
    caller.on('data', (data) => {
      if (unheard !== undefined && data.includes(unheard)) caller.destroy()
      else target.write(data)
    })
    caller.on('end', () => target.end())
    target.pipe(caller)
    caller.on('close', () => target.destroy())
    target.on('close', () => caller.destroy())
  })
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the line has no port')
  return {
    port: address.port,
    cut: () => {
      isCut = true
      turnedAway = 0
      hangUp()
    },
    mend: () => {
      isCut = false
    },
    leadTo: (port) => {
      targetPort = port
    },
    cutAt: (text) => {
      unheard = text
    },
    turnedAway: () => turnedAway,
    close: () => {
      hangUp()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
