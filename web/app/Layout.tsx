import { useState } from 'react'
import { Outlet, ScrollRestoration, useMatch } from 'react-router'
import { ConsentBanner } from '../site/consent/ConsentBanner.tsx'
import { LazyStaffWatch } from '../office/to-do/LazyStaffWatch.tsx'
import { isStaffBrowser } from '../office/to-do/staff-browser.ts'
import { Toaster } from '../ui/kit/toaster.tsx'
import { useAfterFirstPaint } from '../ui/use-after-first-paint.ts'
import { useConfig } from '../ui/page/config.tsx'
import { NavigationFocus } from './NavigationFocus.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import './Layout.css'

/** Header and footer around every page; the office has a shell of its own. */
export const Layout = () => {
  const { hasDemoData } = useConfig()
  const isOffice = useMatch('/admin/*')
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the main content
      </a>
      {hasDemoData && (
        <aside className="demonstration" aria-label="Demonstration">
          Demo site: these suppliers and reviews are made up.
        </aside>
      )}
      {isOffice ? (
        <Outlet />
      ) : (
        <>
          <Header />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
          <ConsentBanner />
          <StaffOnly />
        </>
      )}
      <Toaster />
      <NavigationFocus />
      <ScrollRestoration />
    </>
  )
}

/** Shortly after the first paint, since opening its storage is slow. */
const StaffOnly = () => useAfterFirstPaint() && <Watched />

const Watched = () => {
  const [isStaff] = useState(isStaffBrowser)
  return isStaff && <LazyStaffWatch />
}
