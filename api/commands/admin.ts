import { defineCommand, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import {
  createAdmin,
  resetPassword,
  changeRoleByName,
  disableByName,
  inviteByEmail,
  removeByName,
} from '../accounts/account/manage-admins.ts'
import { staffRoles } from '../accounts/office-areas.rules.ts'
import { listInvitations } from '../accounts/people/invite.ts'
import { listPeople } from '../accounts/people/list-people.ts'
import { readEnv } from '../process/env.ts'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

const silence = new Writable({ write: (_chunk, _encoding, done) => done() })

const promptHidden = (question: string): Promise<string> => {
  process.stderr.write(question)
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  return new Promise((done, fail) => {
    terminal.once('SIGINT', () => {
      terminal.close()
      fail(new Error('Nothing was changed.'))
    })
    terminal.once('close', () => fail(new Error('Nothing was changed.')))
    terminal.once('line', (line) => {
      done(line)
      terminal.close()
    })
  }).finally(() => process.stderr.write('\n')) as Promise<string>
}

const promptPassword = async (username: string): Promise<string | undefined> => {
  if (!process.stdin.isTTY) return undefined
  const first = await promptHidden(`Password for ${username} (leave empty to generate one): `)
  if (!first) return undefined
  if ((await promptHidden('Repeat the password: ')) !== first)
    throw new Error('The passwords do not match. Nothing was changed.')
  return first
}

const usage = `Manages the office’s user accounts, whether or not the site is running.

  npm run admin -- list                lists accounts with their roles and when they were last seen
  npm run admin -- create NAME         adds an administrator
  npm run admin -- invite EMAIL ROLE   prints a one-time link to pass on, valid for 7 days
  npm run admin -- role NAME ROLE      sets the role: administrator, moderator, editor, analyst or user (no office access)
  npm run admin -- disable NAME        blocks sign-in and ends all sessions; enable NAME undoes this
  npm run admin -- remove NAME         deletes the account; the audit log keeps the name
  npm run admin -- reset NAME          sets a new password, ends all sessions, turns off the second factor and
                                       unlocks the account; the role stays, and a disabled account stays disabled

The last administrator cannot be removed or disabled. The command asks for passwords without showing them.
Press Enter, or run outside a terminal, to generate one and print it once.`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

/** With more entries, the office is the better place. */
const maxListed = 1000

const list = async () => {
  const { people, invitations } = await withDatabase(async ({ pool }) => ({
    people: await listPeople(pool, maxListed, null),
    invitations: await listInvitations(pool),
  }))
  if (!people.some(({ role }) => role === 'ADMIN'))
    console.log('There is no administrator. To create one, run npm run admin -- create NAME.')
  for (const { username, role: name, createdAt, lastSeenAt, hasSecondFactor, disabledAt } of people) {
    const role = name === 'USER' ? 'user' : staffRoles[name].toLowerCase()
    const seen = lastSeenAt ? `last seen ${day.format(lastSeenAt)}` : 'never signed in'
    const state = disabledAt ? `, disabled ${day.format(disabledAt)}` : ''
    console.log(
      `${username}: ${role} since ${day.format(createdAt)}, ${seen}, second factor ${hasSecondFactor ? 'on' : 'off'}${state}`,
    )
  }
  for (const { email, role, invitedBy, expiresAt } of invitations)
    console.log(`${email}: invited as ${role.toLowerCase()} by ${invitedBy}, expires ${day.format(expiresAt)}`)
}

const invite = (email: string, role: string) =>
  withDatabase(async (database) => {
    const { SITE_URL, HOST, PORT } = readEnv()
    const { invitation, token } = await inviteByEmail(database, email, role)
    console.log(`Link for ${invitation.email}, valid until ${day.format(invitation.expiresAt)} and shown only once:`)
    console.log(`${SITE_URL ?? `http://${HOST}:${PORT}`}/invitation#${token}`)
  })

const changeRole = (name: string, role: string) =>
  withDatabase(async (database) => {
    const changed = await changeRoleByName(database, name, role)
    console.log(`${changed.username} is now ${changed.role.toLowerCase()}.`)
  })

const setDisabled = (isDisabled: boolean) => (name: string) =>
  withDatabase(async (database) => {
    const { username } = await disableByName(database, name, isDisabled)
    console.log(`${username} is now ${isDisabled ? 'disabled' : 'enabled'}.`)
  })

const remove = (name: string) =>
  withDatabase(async (database) => {
    await removeByName(database, name)
    console.log(`${name} has been removed.`)
  })

const printPassword = (username: string, password: string, isGenerated: boolean) => {
  if (isGenerated)
    console.log(`${username}, password ${password} (shown only once; it must be changed at the first sign-in)`)
}

const create = (username: string) =>
  withDatabase(async (database) => {
    const made = await createAdmin(database, username, promptPassword, readEnv())
    console.log(`${made.username} is now an administrator.`)
    printPassword(made.username, made.password, made.isGenerated)
  })

const reset = (username: string) =>
  withDatabase(async (database) => {
    const { sessions, hadSecondFactor, ...made } = await resetPassword(database, username, promptPassword, readEnv())
    const ended = sessions === 1 ? '1 session was ended' : `${sessions} sessions were ended`
    console.log(
      `${made.username} has a new password; ${ended}${hadSecondFactor ? ', and the second factor is off' : ''}.`,
    )
    printPassword(made.username, made.password, made.isGenerated)
  })

interface Action {
  takes: readonly string[]
  act: (first: string, second: string) => Promise<void> | void
}
const actions: Record<string, Action> = {
  list: { takes: [], act: list },
  create: { takes: ['NAME'], act: create },
  invite: { takes: ['EMAIL', 'ROLE'], act: invite },
  role: { takes: ['NAME', 'ROLE'], act: changeRole },
  disable: { takes: ['NAME'], act: setDisabled(true) },
  enable: { takes: ['NAME'], act: setDisabled(false) },
  remove: { takes: ['NAME'], act: remove },
  reset: { takes: ['NAME'], act: reset },
}

export const command = defineCommand({
  usage,
  options: {},
  maxNames: 3,
  run: async (_, [what, ...args]) => {
    if (!what) return console.log(usage)
    const action = actions[what]
    if (!action) throw new Error(`Unknown action "${what}". Choose one of: ${Object.keys(actions).join(', ')}`)
    const { takes, act } = action
    if (args.length !== takes.length) throw new Error(`Usage: npm run admin -- ${[what, ...takes].join(' ')}`)
    return act(...(args as [string, string]))
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
