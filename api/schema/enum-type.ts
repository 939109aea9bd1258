import { registerEnumType } from 'type-graphql'

/** `store` gives the value in the database. */
export const storedEnum = (
  name: string,
  description: string,
  words: Record<string, string>,
  store: (value: string) => string,
) => {
  const names = Object.fromEntries(Object.keys(words).map((value) => [value, store(value)]))
  const valuesConfig = Object.fromEntries(Object.entries(words).map(([value, text]) => [value, { description: text }]))
  registerEnumType(names, { name, description, valuesConfig })
  return names
}

export const enumType = <Value extends string>(name: string, description: string, words: Record<Value, string>) =>
  storedEnum(name, description, words, (value) => value) as { [V in Value]: V }

/** The values are in lower case, as in the database. */
export const lowerCaseEnum = <Value extends string>(name: string, description: string, words: Record<Value, string>) =>
  storedEnum(name, description, words, (value) => value.toLowerCase()) as { [V in Value]: Lowercase<V> }
