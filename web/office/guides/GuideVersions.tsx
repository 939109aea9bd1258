import { Button, Heading } from '@chakra-ui/react'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import { partLabels, type EditedGuide } from './edited-guide.ts'

interface GuideVersionsProps {
  versions: EditedGuide['versions']
  isBusy: boolean
  onRestore: (id: string) => void
}

const origins = {
  RELEASE: 'Original text',
  EDITED: 'Edited',
  RESTORED: 'Earlier text restored',
  FILE: 'Original restored',
} as const

/** Every version but the newest can be restored. */
export const GuideVersions = ({ versions, isBusy, onRestore }: GuideVersionsProps) =>
  versions.length === 0 ? null : (
    <section className="guide-versions" aria-labelledby="guide-versions">
      <Heading as="h3" id="guide-versions" size="md" mb="2">
        Earlier Texts
      </Heading>
      <ul className="admin-list">
        {versions.map(({ id, savedAt, savedBy, origin, differences }, at) => (
          <li key={id}>
            <div className="admin-row">
              <span>
                {`${origins[origin]}${savedBy ? ` by ${savedBy}, ${inLondon(savedAt)}` : ''}${at === 0 ? ' · the newest' : ''}`}
              </span>
              {at > 0 && (
                <Button variant="outline" disabled={isBusy} onClick={() => onRestore(id)}>
                  Restore This Text
                </Button>
              )}
            </div>
            {differences.length > 0 && (
              <details>
                <summary>{`What changed: ${differences.map(({ part }) => partLabels[part] ?? part).join(', ')}`}</summary>
                <dl>
                  {differences.map(({ part, before, after }) => (
                    <div key={part}>
                      <dt>{partLabels[part] ?? part}</dt>
                      <dd>
                        <del>{before || 'nothing'}</del>
                        <ins>{after || 'nothing'}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
