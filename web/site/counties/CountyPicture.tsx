/** A county's outline, its coast and largest towns, drawn by the site. It fills what it stands in. */
export const CountyPicture = ({ urlName }: { urlName: string }) => (
  <img src={`/pictures/counties/${urlName}.svg`} alt="" loading="lazy" decoding="async" />
)
