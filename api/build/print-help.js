// @ts-check

/** @type {Record<string, string>} */
const usages = {
  main: `Starts the site and its database; the first start sets up the database. Settings come from the environment or .env.

  npm start     stop it with Ctrl-C`,
  worker: `Runs the site’s jobs, such as scraping, in a separate process: start any number, on any number of machines.

  npm run worker     stop it with Ctrl-C; running jobs finish first`,
}

/** @param {string} program */
export const printHelp = (program) => {
  const [firstArgument] = process.argv.slice(2)
  if (firstArgument === undefined || !usages[program]) return
  const isHelp = firstArgument === '--help' || firstArgument === '-h'
  if (isHelp) process.stdout.write(`${usages[program]}\n`)
  else process.stderr.write(`Unexpected argument '${firstArgument}': settings come from the environment or .env\n`)
  process.exit(isHelp ? 0 : 1)
}
