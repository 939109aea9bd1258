import { useEffect, useRef } from 'react'

export const MessageSent = ({ onAnother }: { onAnother: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="message-sent">
      <h2 className="heading" ref={title} tabIndex={-1}>
        Message Sent
      </h2>
      <p>Thanks for your message. We’ll reply by email.</p>
      <button type="button" className="outline-button compact" onClick={onAnother}>
        Send Another Message
      </button>
    </div>
  )
}
