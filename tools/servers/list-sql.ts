/** For the servers that the site is compared with. */
export const listSql = `
  select id, name, city, county, average_rating "averageRating", review_count "reviewCount", description, services,
         is_premium "isPremium", is_verified "isVerified", phone, email, address, postcode from supplier
   where status = 'listed' and county = $1 order by average_rating desc, review_count desc, id desc limit 20`
