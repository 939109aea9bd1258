import { useConfig } from '../../ui/page/config.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'

interface ShareButtonsProps {
  path: string
  title: string
  imageUrl?: string | null
}

/** The share sheet where the browser has one, otherwise the link to copy; and two networks' share links. */
export const ShareButtons = ({ path, title, imageUrl }: ShareButtonsProps) => {
  const { siteUrl } = useConfig()
  const url = siteUrl + path
  const tweet = new URLSearchParams({ text: title, url })
  const pin = new URLSearchParams({
    url,
    description: title,
    ...(imageUrl ? { media: new URL(imageUrl, url).href } : {}),
  })
  return (
    <ul className="post-share" aria-label="Share this article">
      <li>
        <button type="button" onClick={() => void share(title, url)}>
          <Icon name="share" /> Share
        </button>
      </li>
      <li>
        <a href={`https://x.com/intent/post?${tweet.toString()}`} target="_blank" rel="noopener noreferrer">
          <Icon name="x" /> Tweet
        </a>
      </li>
      <li>
        <a
          href={`https://www.pinterest.com/pin/create/button/?${pin.toString()}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="pinterest" /> Pin
        </a>
      </li>
    </ul>
  )
}

const share = async (title: string, url: string) => {
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // the visitor cancelled
    }
  }
  await copyText(url, 'Link')
}
