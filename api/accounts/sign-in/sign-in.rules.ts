import * as z from 'zod/mini'
import { checkedText, typedText } from '../../server/form.rules.ts'

/** Longer than anyone's, yet quick to hash. */
const maxPasswordLength = 200

const password = (minCharacters: number) =>
  z
    .string(`Password must be at least ${minCharacters} characters`)
    .check(
      z.minLength(minCharacters, `Password must be at least ${minCharacters} characters`),
      z.maxLength(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`),
    )

const usernameRule = typedText({
  min: [3, 'Username must be at least 3 characters'],
  max: [64, 'Username must be at most 64 characters'],
})

const scripts = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u,
]
const oneScript = 'Please use letters of one alphabet in each word.'
const visible = 'Please use only visible letters, digits and symbols.'

/** Look-alikes are refused, such as a Cyrillic а or an invisible character. */
export const newUsernameRule = checkedText(
  usernameRule,
  z.refine((name) => name === name.normalize('NFKC') && !/[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(name), visible),
  z.refine((name) => name.split(/[\s._@/-]+/).every((word) => scripts.some((script) => script.test(word))), oneScript),
)

export const signInRules = z.object({
  username: usernameRule,
  password: password(6),
  code: z.pipe(
    z.nullish(z.string()),
    z.transform((text) => (text ?? '').trim().slice(0, 40)),
  ),
})

/** Existing passwords may be shorter. */
export const newPasswordRule = password(8)

export const changePasswordRules = z
  .object({
    currentPassword: z
      .string('Please enter your current password.')
      .check(z.minLength(1, 'Please enter your current password.')),
    newPassword: newPasswordRule,
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      message: 'This is your current password.',
      path: ['newPassword'],
    }),
  )
