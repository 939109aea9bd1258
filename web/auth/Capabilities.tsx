import { Icon } from '../ui/Icon.tsx'

const capabilities = [
  ['download', 'Collect supplier data from directories and Google Maps, and watch it live'],
  ['copy-all', 'Find duplicate suppliers and merge them'],
  ['plus', 'Add suppliers, correct them and take them off'],
  ['check', 'Decide on registrations, reviews and messages'],
  ['external', 'Follow the backlinks to the site'],
  ['tag', 'Place advertisements, and turn them on and off'],
  ['list', "See the directory's figures"],
] as const

/** What one can do after signing in. */
export const Capabilities = () => (
  <aside className="capabilities" aria-labelledby="capabilities">
    <h2 className="heading small" id="capabilities">
      What Administrators Can Do
    </h2>
    <ul>
      {capabilities.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  </aside>
)
