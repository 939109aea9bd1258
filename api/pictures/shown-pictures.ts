/**
 * SQL of the hashes of all pictures in use, or in use again after undoing a merge or an import; the column is `hash`.
 */
export const shownPictures = `
  select picture_hashes(concat_ws(' ', logo_url, banner_url, image_url, gallery::text)) as hash from supplier
   where logo_url like '/pictures/%' or banner_url like '/pictures/%' or image_url like '/pictures/%' or gallery <> '[]'
  union all select picture_hashes(concat_ws(' ', image_url, content)) from blog_post
   where image_url like '/pictures/%' or content like '%/pictures/%'
  union all select picture_hashes(creative_url) from ad_slot where creative_url like '/pictures/%'
  union all select picture_hashes(content) from legal_text where content like '%/pictures/%'
  union all select picture_hashes(logo_url) from site_settings where logo_url like '/pictures/%'
  union all select picture_hashes(replaced::text) from supplier_merge
   where undone_at is null and replaced::text like '%/pictures/%'
  union all select picture_hashes(before::text) from supplier_intake
   where undone_at is null and before::text like '%/pictures/%'`
