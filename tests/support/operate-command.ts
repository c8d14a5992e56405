import { execFile } from 'node:child_process'

type Said = { code: number; said: string }

/** A command of whoever runs the server, as it is given: `npm run backup` is `operate('backup', …)`. */
export function operate(
  name: string,
  variables: Record<string, string | undefined>,
  ...args: string[]
): Promise<Said> {
  // Each command is a process of its own and reads the same modules.
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'build/compile-cache', ...variables }
  return new Promise((resolve) => {
    const file = `src/server/operate/${name}.ts`
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 64 << 20 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    )
  })
}
