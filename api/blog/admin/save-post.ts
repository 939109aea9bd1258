import { LockMode, wrap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, InputType } from 'type-graphql'
import { nullable, withDefault, parseId } from '../../schema/types.ts'
import { runSql, lockByKey } from '../../database/sql.ts'
import { requireStaff } from '../../accounts/admin-only.ts'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { withParagraphs } from '../paragraphs.rules.ts'
import { Post } from '../post.entity.ts'
import { postRules, createSlug, type PostValues } from '../post.rules.ts'
import { sanitiseHtml } from '../sanitise-html.ts'

@InputType({ description: 'A new post, which starts as a draft.' })
export class CreatePostInput {
  @Field(() => String, { description: 'The headline, 3 to 200 characters.' }) title!: string
  @Field(() => String, nullable('The last part of its address; derived from the title if empty.')) slug?: string | null
  @Field(() => String, {
    description: 'Text or HTML, at most 200,000 characters; blank lines separate paragraphs. Unsafe HTML is removed.',
  })
  content!: string
  @Field(() => String, nullable('One or two sentences for cards and search engines.')) excerpt?: string | null
  @Field(() => String, nullable('Who wrote it.')) author?: string | null
  @Field(() => String, nullable('The category.')) category?: string | null
  @Field(() => [String], nullable('Tags, at most 15.')) tags?: string[] | null
  @Field(() => String, nullable('Address of the picture, with https.')) imageUrl?: string | null
  @Field(() => String, nullable('The page title, if it differs from the headline.')) metaTitle?: string | null
  @Field(() => String, nullable('Description for search engines.')) metaDescription?: string | null
  @Field(() => Boolean, withDefault(true, 'Whether search engines may index it.')) isIndexable?: boolean | null
}

export const postFields = [
  'title',
  'slug',
  'content',
  'excerpt',
  'author',
  'category',
  'tags',
  'imageUrl',
  'metaTitle',
  'metaDescription',
  'isIndexable',
] as const satisfies (keyof PostValues)[]

export const toContent = (typed: string): string => sanitiseHtml(withParagraphs(sanitiseHtml(typed)))

export const lockPost = async (em: EntityManager, id: string, updatedAt: Date): Promise<Post> => {
  const number = parseId(id)
  const post = number ? await em.findOne(Post, number, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!post) throw new PublicError('NOT_FOUND', 'This post does not exist')
  if (post.updatedAt.getTime() !== updatedAt.getTime()) {
    throw new PublicError('CONFLICT', 'Someone else has changed this post since you opened it.', {
      updatedAt: post.updatedAt,
    })
  }
  return post
}

/** An old public slug redirects. */
export const savePost = (
  context: Context,
  { id, updatedAt, ...input }: CreatePostInput & { id?: string; updatedAt?: Date },
): Promise<Post> => {
  const staff = requireStaff(context, 'content')
  const values = check(postRules, input)
  const content = toContent(values.content)
  if (!content) throw badInput({ content: 'Please write something.' })
  return context.em.transactional(async (em) => {
    const post = id && updatedAt ? await lockPost(em, id, updatedAt) : null
    const slug = await freeSlug(em, values, post)
    const { excerpt, tags, isIndexable, title } = values
    const after = {
      title,
      slug,
      content,
      excerpt,
      tags,
      isIndexable,
      author: values.author || null,
      category: values.category || null,
      imageUrl: values.imageUrl || null,
      metaTitle: values.metaTitle || null,
      metaDescription: values.metaDescription || null,
    }
    if (!post) {
      const made = em.create(Post, {
        ...after,
        published: false,
        publishedAt: null,
        scheduledAt: null,
        createdAt: new Date(),
        updatedAt: new Date(),
        isDemo: false,
      })
      await em.flush()
      await recordAction(em, staff, { action: 'post.create', subjectId: made.id, after: { title, slug } })
      return made
    }
    const changes = changedValues<Pick<Post, keyof typeof after>>(post, after)
    if (!changes) return post
    if (post.slug !== slug) await storeOldSlug(em, post, slug)
    wrap(post).assign({ ...after, updatedAt: new Date(), isDemo: false })
    await em.flush()
    await recordAction(em, staff, { action: 'post.edit', subjectId: post.id, ...changes })
    return post
  })
}

/** The first date of publication stays. */
export const setPublished = (
  { em }: Context,
  admin: Viewer,
  id: string,
  published: boolean,
  updatedAt: Date,
): Promise<Post> =>
  em.transactional(async (em) => {
    const post = await lockPost(em, id, updatedAt)
    const { scheduledAt } = post
    if (post.published === published && !scheduledAt) return post
    const publishedAt = published ? (post.publishedAt ?? new Date()) : post.publishedAt
    wrap(post).assign({ published, publishedAt, scheduledAt: null, updatedAt: new Date(), isDemo: false })
    await em.flush()
    if (scheduledAt && !published) {
      const auditAction = { action: 'post.unschedule', subjectId: post.id }
      await recordAction(em, admin, { ...auditAction, before: { scheduledAt }, after: { scheduledAt: null } })
      return post
    }
    await recordAction(em, admin, {
      action: published ? 'post.publish' : 'post.unpublish',
      subjectId: post.id,
      before: { published: !published },
      after: { published },
    })
    return post
  })

/** A slug made from the title gets a number if another post has or had it. */
const freeSlug = async (em: EntityManager, { slug, title }: PostValues, post: Post | null): Promise<string> => {
  const wanted = slug || (post?.title === title ? post.slug : createSlug(title)) || 'post'
  await lockByKey(em, 'blog_post slug') // two posts with one title: the second waits for the first
  const { rows } = await runSql<{ slug: string }>(
    em,
    `select slug from blog_post where slug like $1 || '%' and id <> $2 union select slug from old_post_slug where slug like $1 || '%' and post_id <> $2`,
    [wanted, post?.id ?? 0],
  )
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(wanted)) return wanted
  if (slug) throw badInput({ slug: 'Another post has this address.' })
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}

const storeOldSlug = async (em: EntityManager, post: Post, slug: string) => {
  await runSql(em, 'delete from old_post_slug where slug = $1', [slug])
  if (post.publishedAt || post.published)
    await runSql(em, 'insert into old_post_slug values ($1, $2) on conflict do nothing', [post.slug, post.id])
}
