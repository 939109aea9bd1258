import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

export interface Terminal {
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

const ownTerminal: Terminal = { env: process.env, say: console.log, complain: console.error }

/** Resolves with an exit code other than 0. */
export type Command = (args: string[], terminal: Terminal) => Promise<number | void>

export type OptionValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true; allowPositionals: true }>
>['values']

interface Definition<Options extends ParseArgsOptionsConfig> {
  usage: string
  /** Without options, all arguments are passed to another program. */
  options?: Options
  maxNames?: number
  run: (optionValues: OptionValues<Options>, names: string[], terminal: Terminal) => Promise<number | void>
}

const help = { type: 'boolean', short: 'h' } as const

export const defineCommand =
  <const Options extends ParseArgsOptionsConfig>({ usage, options, maxNames = 0, run }: Definition<Options>): Command =>
  async (args, terminal) => {
    const isStrict = options !== undefined
    const config = { args, options: { ...options, help }, allowPositionals: true, strict: isStrict }
    const { values, positionals } = parseArgs(config)
    if ('help' in values) return (terminal.say(usage), 0)
    const names = isStrict ? positionals : args
    if (isStrict && names.length > maxNames) throw new Error(`Unexpected argument '${names[maxNames]}'`)
    return run(values as OptionValues<Options>, names, terminal)
  }

/** Errors print one line without a stack. */
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

const failure = (error: unknown): string =>
  (error instanceof Error && error.message ? error.message : String(error)).split('\n')[0]!
