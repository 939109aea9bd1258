import { isObjectType } from 'graphql'
import { Authorized, buildSchemaSync, Field, ObjectType, Query } from 'type-graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../schema.ts'
import { readPlainFields } from './plain-fields.ts'

@ObjectType()
class GuardedThing {
  @Field(() => String) name!: string
  @Authorized('ADMIN')
  @Field(() => String)
  secret!: string
  @Field(() => String, { name: 'label' }) inner!: string
}

// No @Resolver(): schema.ts takes all that are.
class GuardedResolver {
  @Query(() => GuardedThing)
  thing(): GuardedThing {
    return Object.assign(new GuardedThing(), { name: 'A', secret: 'B', inner: 'C' })
  }
}

const schema = createSchema()
const listFields = (name: string, of = schema) => {
  const type = of.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no type`)
  return Object.values(type.getFields())
}
const resolved = (name: string, of = schema) =>
  listFields(name, of).flatMap((field) => (field.resolve ? [field.name] : []))

test('a field that only reads a property has no resolver; methods and objects keep theirs', () => {
  for (const name of ['id', 'name', 'services', 'reviewCount', 'createdAt', 'isPremium'])
    expect(resolved('Supplier')).not.toContain(name)
  expect(resolved('Supplier')).toEqual(expect.arrayContaining(['reviews', 'similar', 'openingHours']))
  expect(resolved('SupplierConnection')).toEqual(expect.arrayContaining(['edges', 'pageInfo', 'totalCount']))
  expect(resolved('PageInfo')).toEqual([])
  for (const name of ['Query', 'Mutation', 'Subscription']) expect(resolved(name)).toHaveLength(listFields(name).length)
})

test('so do fields with a guard, or with another name than their property', () => {
  const guarded = buildSchemaSync({ resolvers: [GuardedResolver], authChecker: () => false, validate: false })
  expect(resolved('GuardedThing', guarded)).toEqual(['name', 'secret', 'label'])
  expect(resolved('GuardedThing', readPlainFields(guarded))).toEqual(['secret', 'label'])
})
