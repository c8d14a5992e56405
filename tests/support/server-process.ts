import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { TEST_KEYS } from './data-keys.ts'
import { freePort } from './free-port.ts'
import { noLimits } from './no-limits.ts'

type Exit = { code: number | null; signal: NodeJS.Signals | null }

/** The real server as a process of its own, on a free port of this machine only. */
export type ServerProcess = {
  url: string
  pid: number
  stdout: () => string
  stderr: () => string
  exited: Promise<Exit>
  /** Sends the signal and waits until the process is gone. */
  kill: (signal: NodeJS.Signals) => Promise<Exit>
}

export type ServerProcesses = {
  /** Starts a server and waits until it says where it is. */
  start: (variables: Record<string, string>) => Promise<ServerProcess>
  /** Starts a server without waiting for it to be ready: it may refuse to start, or be killed before it does. */
  spawn: (variables: Record<string, string>) => Omit<ServerProcess, 'url' | 'pid'>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const READY_WITHIN_MS = 120_000

/** What the tests share: no limits in the way of a crowd, and nothing from the environment of the test run. */
const common = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  // Tests look into the databases of their servers.
  DATA_KEYS: TEST_KEYS,
  ...noLimits,
  // Letters and the like are asked for by the tests that are about them.
  JOBS: '0',
}

/** What a server needs to run on a PostgreSQL database. */
export const onServer = (url: string) => ({
  DATABASE_URL: url,
  SESSION_SECRET: 'a secret of the tests, long enough to be taken',
  DATA_KEYS: TEST_KEYS,
  SIMULATE: 'bank,phones,lockers,mail',
  DEMO: '0',
})

/** Processes started here are gone when the file is done, also when a test failed or the run was stopped. */
export function useServerProcesses(): ServerProcesses {
  const running = new Set<ChildProcess>()
  const killAll = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  process.once('exit', killAll)
  afterAll(killAll)

  const launch = (variables: Record<string, string>) => {
    const child = spawn(process.execPath, ['build/program/main.js'], {
      cwd: root,
      env: { ...common, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    const exited = new Promise<Exit>((resolve) => {
      child.once('close', (code, signal) => {
        running.delete(child)
        resolve({ code, signal })
      })
    })
    const kill = (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    }
    return { child, exited, kill, stdout: () => stdout, stderr: () => stderr }
  }

  return {
    spawn: (variables) => {
      const { child: _, ...launched } = launch(variables)
      return launched
    },
    start: async (variables) => {
      // The greeting names the address visitors use, which need not be one of this machine.
      const port = await freePort()
      const { child, ...launched } = launch({ ...variables, PORT: String(port) })
      await ready(child, launched.exited).catch((error: Error) => {
        child.kill('SIGKILL')
        throw new Error(`${error.message}\n${launched.stderr()}`)
      })
      return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, ...launched }
    },
  }
}

/** It says so when it is: `Autorent is at …`. */
function ready({ stdout }: ChildProcess, exited: Promise<Exit>): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(
      () => reject(new Error('the server did not say that it is ready')),
      READY_WITHIN_MS,
    )
    void exited.then(({ code, signal }) => {
      clearTimeout(timer)
      return reject(new Error(`the server stopped before it was ready: code ${code}, signal ${signal}`))
    })
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (!printed.includes('Autorent is at ')) return
      clearTimeout(timer)
      resolve()
    })
  })
}
