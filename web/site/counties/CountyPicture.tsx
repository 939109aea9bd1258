export const CountyPicture = ({ urlName }: { urlName: string }) => (
  <img src={`/pictures/counties/${urlName}.svg`} alt="" loading="lazy" decoding="async" />
)
