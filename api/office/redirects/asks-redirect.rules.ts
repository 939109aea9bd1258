/** The header of who only asks whether an address leads on: 200 says that it does, 204 that it does not. */
export const asksRedirect = 'x-asks-redirect'
