/**
 * The reason of a deprecation: since which day, what to use instead, and until when it stays at least, which is a year.
 * `since` is YYYY-MM-DD.
 */
export const deprecated = (since: string, instead: string): string => {
  const until = `${Number(since.slice(0, 4)) + 1}${since.slice(4)}`
  return `Deprecated since ${since}: ${instead}. It goes not before ${until}.`
}

/** The same of a mutation that answers what it did bare, while its successors answer payloads. */
export const withoutPayload = (since: string, ...successors: string[]): string =>
  deprecated(
    since,
    `use ${successors.map((name) => `\`${name}\``).join(' or ')}, which tells what is wrong in \`userErrors\``,
  )
