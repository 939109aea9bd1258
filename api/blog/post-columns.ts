/** A post's columns for lists; the content is read separately, only where it is shown. Table alias `p`. */
export const postColumns = `
  p.id, p.title, p.slug, p.excerpt, p.author, p.category, p.tags, p.image_url "imageUrl", p.published,
  p.listed_at "publishedAt", p.created_at "createdAt", p.meta_title "metaTitle", p.meta_description "metaDescription",
  p.is_indexable "isIndexable", greatest(p.listed_at, p.updated_at) "modifiedAt"`

/** What visitors may see: no drafts, and no posts dated in the future. Table alias `p`. */
export const isPublic = 'p.published and p.listed_at <= now()'
