import { Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Kept } from './Kept.tsx'

/** What the software itself says at this page. */
export const PrivacyText = () => {
  const { siteName } = useConfig()
  return (
    <>
      <p>
        This policy says what {siteName} keeps about you when you read it, search it, review a supplier, write to us or
        are listed here.
      </p>
      <h2>If you only read and search</h2>
      <p>
        You need no account, and we set no cookie that follows you. To answer your browser, our server sees your
        internet address and the page you ask for, and writes the page, the time and the result to a log that operators
        use to find faults. The log does not hold your address. We count how often suppliers are viewed and what is
        searched for, as numbers only, each visitor once a day. To leave out what you look at again on the same day, we
        keep a fingerprint of your internet address and your browser’s name with what you looked at. Neither can be read
        from it, and it is deleted with its key when the day is over. These numbers are deleted after{' '}
        <Kept of="counts" />, and searches that hardly anybody makes after <Kept of="rareSearches" />.
      </p>
      <h2>If you use your location</h2>
      <p>
        “Find suppliers near me” asks your browser for your position. It is sent to our server once, to find suppliers
        within 50 miles, and is not stored.
      </p>
      <h2>If you write a review</h2>
      <p>
        We keep the rating, your words, the name you give and your email address. Your name and words are shown once an
        administrator has published the review. Your email address is never shown; it lets us ask you about the review,
        and tell you that it is published. Reviews stay for as long as the supplier is listed, unless you ask us to take
        yours down. A review that we reject is deleted <Kept of="rejected" /> after we have rejected it.
      </p>
      <h2>If you send a message or register a business</h2>
      <p>
        Of a message we keep your name, email address, reason, subject and words, when it came, and whether an
        administrator has read and answered it. An answered message is deleted <Kept of="requests" /> after it came. Of
        a business that is registered we keep what is typed into the form: its name, description, services, address,
        email address, phone number and website, which are meant to be public and are shown on its page once an
        administrator has approved it; and the contact email for our own correspondence, which is never shown. The short
        form on the home page keeps the name, email address and phone number, so that we can call back. A fingerprint of
        each form lets us see that it was sent twice. Emails that the site writes are kept for <Kept of="mails" />. A
        registration or short request that we decline is deleted <Kept of="rejected" /> after we have declined it, with
        what was decided about it. What an administrator decided about others, when and why, and short requests are
        deleted after <Kept of="requests" />.
      </p>
      <h2>If you report a listing</h2>
      <p>
        We keep what you say is wrong, and your email address if you leave one, so that we can ask back and tell you
        what came of it. Neither is shown to anybody but administrators. A report that was decided is deleted{' '}
        <Kept of="requests" /> after it came.
      </p>
      <h2>If you are a listed supplier</h2>
      <p>
        Listings hold the business details that suppliers give us, that administrators enter, and that are collected
        from public business directories and suppliers’ own websites: name, address, phone number, email, website,
        services, opening hours and ratings elsewhere with their source and date. If yours is wrong, or you do not want
        to be listed, <Link to="/contact">write to us</Link>: we will correct it or take it off, and keep only as much
        as we need so that it is not collected again.
      </p>
      <h2>If you sign in</h2>
      <p>
        Administrators have an account: a name, and a password that we can check but not read. For each session we keep
        when it was begun and last used, what the browser called itself and the address without its last part, for at
        most 12 hours. When somebody signed in or failed to, with the shortened address and the browser, is kept for{' '}
        <Kept of="signIns" />. An email address that was invited to an account is kept until <Kept of="invitations" />{' '}
        after the invitation was over, or as long as the account; one that somebody gives for their account and does not
        confirm for <Kept of="emailProofs" /> after its link was over. A failed attempt to sign in is kept with its full
        address for 15 minutes, and the addresses that an account was used from for <Kept of="knownNetworks" />, to tell
        its owner from an attacker. What an administrator changes is noted in a log with their name, which is kept for{' '}
        <Kept of="auditLog" /> after the year is over.
      </p>
      <h2>Advertising</h2>
      <p>
        Before you agree, no advertising network is contacted. If you agree, the network named in our{' '}
        <Link to="/cookie-policy">cookie policy</Link> can set cookies and learn which pages you read. You can change
        your mind at the foot of any page.
      </p>
      <h2>Who else receives data</h2>
      <p>
        Nobody buys it. If the operator has switched on a map service, your browser loads map pictures from it when you
        open a map. If messages are sent by email, they pass through the operator’s mail provider.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask what we hold about you, have it corrected or deleted, object to its use, and receive a copy.{' '}
        <Link to="/contact">Write to us</Link> and we will answer within a month. What is deleted leaves our backups
        when they are replaced by newer ones. A log of what administrators change cannot be altered; it is kept for{' '}
        <Kept of="auditLog" />. If you are not content with the answer, you can complain to the data protection
        authority of your country; in the United Kingdom that is the Information Commissioner’s Office.
      </p>
    </>
  )
}
