/** Every public screen once, some in more than one state; `/login` too, though only administrators have a use for it. */
export const publicScreens = [
  '/', '/directory', '/directory?location=Leeds&view=map', '/directory?search=zzzzzz', '/map', '/map?view=list', '/suppliers/1', '/suppliers/999999',
  '/counties', '/counties/tyne-and-wear', '/counties/atlantis', '/blog', '/blog?search=zzzzzz', '/blog/plantation-shutters-styles-materials-bays', '/blog/none',
  '/register-business', '/contact', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/sitemap', '/login', '/no/such/page',
]
