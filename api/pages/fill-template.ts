type Place = 'head' | 'body' | 'sorry' | 'data'

export const fillPageTemplate = (template: string, filling: Record<Place, string>): string =>
  template.replace(/<!--(head|body|sorry|data)-->/g, (_, place: Place) => filling[place])
