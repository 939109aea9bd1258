import { graphql } from 'graphql'
import type { Pool } from 'pg'
import { createSchema } from '../../graphql/schema.ts'
import { readEnv } from '../../process/env.ts'

const schema = createSchema()

/** As a visitor, without HTTP; returns plain JSON. */
export const createBlogClient =
  (pool: Pool) =>
  async (source: string, variableValues: Record<string, unknown> = {}) => {
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue: { pool, env: readEnv({}) } })
    return {
      data: JSON.parse(JSON.stringify(data ?? {})),
      errors: errors?.map(({ message, extensions }) => ({ message, ...extensions })),
    }
  }

export const buildPost =
  (pool: Pool) =>
  async (slug: string, overrides: Record<string, unknown> = {}): Promise<number> => {
    const row = {
      slug,
      title: `About ${slug}`,
      content: '<p>Text.</p>',
      published: true,
      published_at: '2026-01-01T08:00:00Z',
      ...overrides,
    }
    const columns = Object.keys(row)
    const text = `insert into blog_post (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`
    return (await pool.query<{ id: number }>(text, Object.values(row))).rows[0]!.id
  }
