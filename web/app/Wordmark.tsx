import { useConfig } from '../ui/page/config.tsx'

/** The site's logo, by default a half-raised blind, and its name. */
export const Wordmark = () => {
  const { siteName, logoUrl } = useConfig()
  return (
    <span className="wordmark">
      {logoUrl ? (
        <img src={logoUrl} alt="" height="32" />
      ) : (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
          <rect width="32" height="32" rx="7" fill="var(--site-colors-mark, #1f5b4f)" />
          <path d="M7 8h18" stroke="#d9a95a" strokeWidth="2.4" strokeLinecap="round" />
          <path d="M8 13.2h16M8 17.8h16M8 22.4h10" stroke="#faf7f2" strokeWidth="2.4" strokeLinecap="round" />
          <path d="M23 8v15.5" stroke="#d9a95a" strokeWidth="1.4" strokeLinecap="round" />
          <circle cx="23" cy="24.6" r="1.7" fill="#d9a95a" />
        </svg>
      )}
      <span>{siteName}</span>
    </span>
  )
}
