interface TextListProps {
  title: string
  lead?: string
  items: readonly string[]
  empty?: string
}

export const TextList = ({ title, lead, items, empty }: TextListProps) => {
  if (items.length === 0 && !empty) return null
  return (
    <div className="text-list">
      <h2 className="heading small">{title}</h2>
      {lead && <p>{lead}</p>}
      {items.length > 0 ? (
        <ul className="badges">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p className="muted">{empty}</p>
      )}
    </div>
  )
}
