import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Migration } from '@mikro-orm/migrations'

const derive = promisify(argon2)

/**
 * A password that was made up must be replaced; recovery codes are kept under a slow hash. Codes from before stay good:
 * the slow hash is made of the quick one that is there already.
 */
export class Migration20261122191000_own_passwords extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table app_user add column is_password_made_up boolean not null default false')
    await this.execute(`alter table second_factor add column recovery_salt bytea not null default ''`)
    const kept = (await this.execute(
      `select user_id, encode(code_hash, 'hex') as hash from recovery_code order by user_id`,
    )) as { user_id: number; hash: string }[]
    const salts = new Map(kept.map((code) => [code.user_id, randomBytes(16)]))
    for (const [user, salt] of salts)
      await this.execute(`update second_factor set recovery_salt = decode(?, 'hex') where user_id = ?`, [
        salt.toString('hex'),
        user,
      ])
    for (const { user_id: user, hash } of kept) {
      const slow = await derive('argon2id', {
        message: Buffer.from(hash, 'hex'),
        nonce: salts.get(user)!,
        tagLength: 32,
        memory: 19 * 1024,
        passes: 2,
        parallelism: 1,
      })
      await this.execute(
        `update recovery_code set code_hash = decode(?, 'hex') where user_id = ? and code_hash = decode(?, 'hex')`,
        [slow.toString('hex'), user, hash],
      )
    }
  }
}
