import { mailKinds, findPlaceholders, listPlaceholders, type MailKind, type MailKindRules } from './mail-kinds.rules.ts'

export const maxTemplateLengths = { subject: 200, text: 5000 } as const

/** By field; empty if the template is valid. */
export const findTemplateProblems = (
  kind: MailKind,
  { subject, text }: { subject: string; text: string },
): Record<string, string> => {
  const known = listPlaceholders(kind)
  const findProblem = (words: string, name: string, maxLength: number): string | undefined => {
    if (!words.trim()) return `Please enter a ${name}.`
    if (words.length > maxLength) return `Please use at most ${maxLength} characters.`
    const unknown = findPlaceholders(words).find((one) => !Object.hasOwn(known, one))
    if (unknown === undefined) return undefined
    return `This email has no placeholder {{${unknown}}}. It has: ${Object.keys(known)
      .map((one) => `{{${one}}}`)
      .join(', ')}.`
  }
  const { required = [] }: MailKindRules = mailKinds[kind]
  const missing = required.find((name) => !findPlaceholders(text).includes(name))
  const problems = {
    subject: findProblem(subject, 'subject', maxTemplateLengths.subject),
    text:
      findProblem(text, 'text', maxTemplateLengths.text) ??
      (missing === undefined ? undefined : `This email must contain {{${missing}}}.`),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Record<
    string,
    string
  >
}
