/** A drawing of the county's outline, coast and largest towns. It fills its container. */
export const CountyPicture = ({ urlName }: { urlName: string }) => (
  <img src={`/pictures/counties/${urlName}.svg`} alt="" loading="lazy" decoding="async" />
)
