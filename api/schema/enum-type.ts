import { registerEnumType } from 'type-graphql'

export const enumType = <Value extends string>(name: string, description: string, values: Record<Value, string>) => {
  const names = Object.fromEntries(Object.keys(values).map((value) => [value, value])) as { [V in Value]: V }
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(values).map(([value, words]) => [value, { description: words }]),
  ) as { [V in Value]: { description: string } }
  registerEnumType(names, { name, description, valuesConfig })
  return names
}
