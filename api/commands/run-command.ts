import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Where a command finds its settings and says what it does: the process itself, but for tests. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

const ownTerminal: Terminal = { env: process.env, say: console.log, complain: console.error }

/** What `npm run …` starts, with what is given after its name; its exit code where that is not 0. */
export type Command = (args: string[], terminal: Terminal) => Promise<number | void>

/** The values of a command's options. */
export type GivenTo<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true; allowPositionals: true }>
>['values']

interface Definition<Options extends ParseArgsOptionsConfig> {
  /** The answer to `--help`: a sentence, and a line for each form. */
  usage: string
  /** Without any, all that follows are names, for another program. */
  options?: Options
  /** How many names may follow, such as that of a file; none by default. */
  maxNames?: number
  /** @returns its exit code where that is not 0. */
  run: (given: GivenTo<Options>, names: string[], terminal: Terminal) => Promise<number | void>
}

const help = { type: 'boolean', short: 'h' } as const

/** A command that answers `--help`, and refuses what it does not take. */
export const defineCommand =
  <const Options extends ParseArgsOptionsConfig>({ usage, options, maxNames = 0, run }: Definition<Options>): Command =>
  async (args, terminal) => {
    const isStrict = options !== undefined
    const config = { args, options: { ...options, help }, allowPositionals: true, strict: isStrict }
    const { values, positionals } = parseArgs(config)
    if ('help' in values) return (terminal.say(usage), 0)
    const names = isStrict ? positionals : args
    if (isStrict && names.length > maxNames) throw new Error(`Unexpected argument '${names[maxNames]}'`)
    return run(values as GivenTo<Options>, names, terminal)
  }

/** Runs a command; resolves to its exit code. A failure is told in one line, without a stack. */
export const runCommand = async (
  command: Command,
  args = process.argv.slice(2),
  terminal = ownTerminal,
): Promise<number> => {
  try {
    return (await command(args, terminal)) ?? 0
  } catch (error) {
    terminal.complain(failure(error))
    return 1
  }
}

/** A failed command's message: one line, without a stack. */
const failure = (error: unknown): string =>
  (error instanceof Error && error.message ? error.message : String(error)).split('\n')[0]!
