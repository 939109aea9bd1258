import { parseArgs } from 'node:util'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import { askPassword } from '../auth/ask-password.ts'
import { createAdmin, listAdmins, resetPassword } from '../auth/manage-admins.ts'
import { readEnv } from '../server/env.ts'

const usage = `Administrators of the site, whether it runs or not.

  npm run admin -- list              who there is, and when they were last here
  npm run admin -- create NAME       another administrator
  npm run admin -- reset NAME        another password; also ends all sessions, turns the second factor off and
                                     opens an account that was attacked; an ordinary user stays one

The password is asked for and not shown. An empty answer, or a start outside a terminal, makes one up and prints it once.`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

const list = async () => {
  const admins = await withDatabase(({ pool }) => listAdmins(pool))
  if (!admins.length) console.log('There is no administrator. npm run admin -- create NAME makes one.')
  for (const { username, createdAt, lastSeenAt, hasSecondFactor } of admins) {
    const seen = lastSeenAt ? `signed in, last seen ${day.format(lastSeenAt)}` : 'not signed in'
    console.log(`${username}: since ${day.format(createdAt)}, ${seen}, second factor ${hasSecondFactor ? 'on' : 'off'}`)
  }
}

const tell = (username: string, password: string, isMadeUp: boolean) => {
  if (isMadeUp)
    console.log(`${username}, password ${password} (shown only this once, and to be replaced at the first sign-in)`)
}

const create = (username: string) =>
  withDatabase(async (database) => {
    const made = await createAdmin(database, username, askPassword, readEnv())
    console.log(`${made.username} is an administrator now.`)
    tell(made.username, made.password, made.isMadeUp)
  })

const reset = (username: string) =>
  withDatabase(async (database) => {
    const { sessions, hadSecondFactor, ...made } = await resetPassword(database, username, askPassword, readEnv())
    const ended = sessions === 1 ? '1 session was ended' : `${sessions} sessions were ended`
    console.log(
      `${made.username} has another password; ${ended}${hadSecondFactor ? ', and the second factor is off' : ''}.`,
    )
    tell(made.username, made.password, made.isMadeUp)
  })

const run = async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [what, username, ...more] = positionals
  if (values.help || !what) return console.log(usage)
  if (what === 'list' && !username) return list()
  const action = { create, reset }[what]
  if (!action) throw new Error(`There is no "${what}": list, create NAME or reset NAME`)
  if (!username || more.length) throw new Error(`Name one user: npm run admin -- ${what} NAME`)
  return action(username)
}

process.exitCode = await runCommand(run)
