/** A post as the lists answer it; its content is read apart, only where it is shown. Table alias `p`. */
export const postColumns = `
  p.id, p.title, p.slug, p.excerpt, p.author, p.category, p.tags, p.image_url "imageUrl", p.published,
  p.listed_at "publishedAt", p.created_at "createdAt", p.meta_title "metaTitle", p.meta_description "metaDescription",
  p.is_indexable "isIndexable"`

/** What visitors may see: neither drafts nor posts whose day has yet to come. Table alias `p`. */
export const isPublic = 'p.published and p.listed_at <= now()'
