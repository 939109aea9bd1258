// @ts-check

/** @type {Record<string, string>} */
const usages = {
  main: `Starts the site with all that belongs to it; the first start sets up the database. Settings are in the environment or in .env.

  npm start     until Ctrl-C`,
  worker: `Runs the site’s jobs, such as scraping, in a separate process: start any number, on any number of machines.

  npm run worker     until Ctrl-C; running jobs are completed first`,
}

/** @param {string} program */
export const printHelp = (program) => {
  const [firstArgument] = process.argv.slice(2)
  if (firstArgument === undefined || !usages[program]) return
  const isHelp = firstArgument === '--help' || firstArgument === '-h'
  if (isHelp) process.stdout.write(`${usages[program]}\n`)
  else process.stderr.write(`Unexpected argument '${firstArgument}': settings are in the environment or in .env\n`)
  process.exit(isHelp ? 0 : 1)
}
