/** The days of the week as opening hours name them, Monday first. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export type Weekday = (typeof weekdays)[number]
