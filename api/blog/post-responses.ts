import { z } from 'zod'
import { named, orNull, describeField } from '../server/describe-route.ts'

const short = {
  id: describeField(z.int(), 'Identifies the article.', 5),
  slug: describeField(z.string(), 'Stands in /blog/{slug}.', 'how-to-measure-for-blinds'),
  title: describeField(z.string(), 'The headline.', 'How to measure for blinds'),
  excerpt: describeField(z.string(), 'One or two sentences.', 'A tape, a pencil and ten minutes.'),
  category: orNull(z.string(), 'Its category.', 'Guides'),
  imageUrl: orNull(z.string(), 'Address of the picture.', null),
  publishedAt: orNull(z.date(), 'When it was published.', '2026-03-01T09:00:00.000Z'),
}

export const postSummaryResponse = named(z.object(short), 'ArticleInList')

export const postResponse = named(
  z.object({
    ...short,
    content: describeField(z.string(), 'The text, as sanitised HTML.', '<p>Begin at the top.</p>'),
    author: orNull(z.string(), 'Who wrote it.', 'The editors'),
    tags: describeField(z.array(z.string()), 'Tags, in lower case.', ['measuring']),
    published: describeField(z.boolean(), 'Always true.', true),
    createdAt: describeField(z.date(), 'When it was entered.', '2026-02-28T09:00:00.000Z'),
    metaTitle: orNull(z.string(), 'The page title, if it differs from the headline.', null),
    metaDescription: orNull(z.string(), 'Description for search engines.', null),
    isIndexable: describeField(z.boolean(), 'Whether search engines may index it.', true),
  }),
  'Article',
)
