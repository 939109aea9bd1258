/** "info [at] sunny [dot] example", against bots; the same in the directory's languages. */
const atSign =
  /\s?(?:\[ ?(?:at|a|@|arobase|arroba|chiocciola|apenstaart(?:je)?) ?\]|\( ?(?:at|a|@|arobase|arroba|chiocciola|apenstaart(?:je)?) ?\)|\{ ?(?:at|@) ?\}|<at>|\s(?:arobase|arroba|chiocciola|apenstaartje)\s)\s?/gi
const dotSign = /\s?(?:\[ ?(?:dot|punkt|point|punto|punt) ?\]|\( ?(?:dot|punkt|point|punto|punt) ?\)|\{ ?dot ?\})\s?/gi
/** "info AT sunny DOT example" */
const inCapitals = /\sAT\s(?=[\w.-]{1,60}\sDOT\s)|\sDOT\s(?=[\w-]{1,60}\b)/g

export const revealEmails = (text: string): string =>
  text
    .replace(inCapitals, (word) => (word.trim() === 'AT' ? '@' : '.'))
    .replace(atSign, '@')
    .replace(dotSign, '.')
