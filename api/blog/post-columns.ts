/** A post's columns for lists, for the alias `p`; the content is read separately where needed. */
export const postColumns = `
  p.id, p.title, p.slug, p.excerpt, p.author, p.category, p.tags, p.image_url "imageUrl", p.published,
  p.listed_at "publishedAt", p.created_at "createdAt", p.meta_title "metaTitle", p.meta_description "metaDescription",
  p.is_indexable "isIndexable", greatest(p.listed_at, p.updated_at) "modifiedAt"`

/** SQL of a visible post `p`: no drafts, no dates in the future. */
export const isPublic = 'p.published and p.listed_at <= now()'
