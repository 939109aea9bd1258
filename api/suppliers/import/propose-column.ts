import { editDistance } from '../../server/edit-distance.ts'
import { fieldsWith, type FieldsWith } from '../supplier-fields.rules.ts'

type Column = FieldsWith<'importable'>

/** What others call the columns. They are proposed and not applied: a "mobile" or a "street" may be a second one. */
const otherWords: { [column in Column]?: string } = {
  name: 'company business firm trader supplier shop store title companyname businessname tradingname suppliername shopname',
  phone:
    'tel telno telephone telephoneno telephonenumber phoneno phonenumber mobile mobileno contactno contactnumber landline',
  website: 'web url homepage site webaddress websiteurl weblink link',
  email: 'mail emailaddress emailid contactemailaddress',
  address: 'street streetaddress fulladdress line1 line2 line3 location postaladdress addressstreet',
  city: 'towncity cityortown townorcity posttown locality',
  county: 'region state province countyname',
  postcode: 'postalcode zip zipcode pcode pc postcodes',
  country: 'nation countryname countrycode',
  description: 'about details text summary blurb descr',
  services: 'service products productsandservices categories category',
  serviceAreas: 'areas areascovered area covers coverage',
  establishedYear: 'established founded yearfounded yearestablished since',
  placeId: 'googleplaceid googleid gid',
  logoUrl: 'logo',
  bannerUrl: 'banner',
  keywords: 'tags',
  isPremium: 'premium',
}

const named = fieldsWith('importable').flatMap((column) =>
  [column.toLowerCase(), ...(otherWords[column]?.split(' ') ?? [])].map((word) => ({ word, column })),
)

/** "pharmacyname", "organisationname": what a list calls its entries. */
const anyName =
  /^(?!(?:first|middle|last|sur|fore|user|contact|owner|manager|ward|la|region|area|road|street|file|domain|host|nick|legal|group|brand|parent)name$).{3,30}name$/

/** The column that an unknown heading, in letters and digits, may mean: by another word for it, or mistyped. */
export const proposeColumn = (heading: string): Column | undefined => {
  const meant = named.find(({ word }) => word === heading)
  if (meant) return meant.column
  if (anyName.test(heading)) return 'name'
  const most = heading.length >= 8 ? 2 : 1
  const near = named
    .filter(({ word }) => Math.min(word.length, heading.length) >= 4)
    .map(({ word, column }) => ({ column, edits: editDistance(word, heading, most) }))
    .filter(({ edits }) => edits <= most)
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.column
}
