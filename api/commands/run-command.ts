/** Where a command finds its settings and says what it does: the process itself, but for tests. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

const ownTerminal: Terminal = { env: process.env, say: console.log, complain: console.error }

/** What `npm run …` starts, with what is given after its name; its exit code where that is not 0. */
export type Command = (given: string[], terminal: Terminal) => Promise<number | void>

/** Runs a command; resolves to its exit code. A failure is told in one line, without a stack. */
export const runCommand = async (
  command: Command,
  given = process.argv.slice(2),
  terminal = ownTerminal,
): Promise<number> => {
  try {
    return (await command(given, terminal)) ?? 0
  } catch (error) {
    terminal.complain(failure(error))
    return 1
  }
}

/** A failed command's message: one line, without a stack. */
export const failure = (error: unknown): string =>
  (error instanceof Error && error.message ? error.message : String(error)).split('\n')[0]!
