// @ts-check

/** @type {Record<string, string>} */
const usages = {
  main: `Starts the site with all that belongs to it; the first start sets up the database. Settings are in the environment or in .env.

  npm start     until Ctrl-C`,
  worker: `Does the jobs of the site, such as scraping, in a process of its own: as many as you like, on as many machines.

  npm run worker     until Ctrl-C; it comes to the end of what it does first`,
}

/**
 * Ends the process if a program that takes no arguments gets any: prints its usage on `--help`, else refuses.
 * @param {string} program
 */
export const answerHelp = (program) => {
  const [given] = process.argv.slice(2)
  if (given === undefined || !usages[program]) return
  const isHelp = given === '--help' || given === '-h'
  if (isHelp) process.stdout.write(`${usages[program]}\n`)
  else process.stderr.write(`Unexpected argument '${given}': settings are in the environment or in .env\n`)
  process.exit(isHelp ? 0 : 1)
}
