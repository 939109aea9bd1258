import { Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { RetentionText } from './RetentionText.tsx'

export const PrivacyText = () => {
  const { siteName } = useConfig()
  return (
    <>
      <p>
        This policy explains what {siteName} stores about you when you browse, search, review a supplier, contact us or
        are listed here.
      </p>
      <h2>If you only read and search</h2>
      <p>
        You don’t need an account, and we set no tracking cookies. To show you a page, our server sees your IP address
        and the page you ask for. It writes the page, the time and the result to a log that we use to find faults. The
        log does not contain your IP address. We count supplier views and searches as totals only, each visitor once a
        day. To avoid counting you twice on the same day, we store a fingerprint of your IP address and your browser’s
        name with what you looked at. The fingerprint reveals neither, and we delete it and its key at the end of the
        day. We delete these totals after <RetentionText of="counts" />, and rare searches after{' '}
        <RetentionText of="rareSearches" />.
      </p>
      <h2>If you use your location</h2>
      <p>
        “Find suppliers near me” asks your browser for your position. We use it once, to find suppliers within 50 miles,
        and do not store it.
      </p>
      <h2>If you write a review</h2>
      <p>
        We keep your rating, review, name and email address. We show your name and review once an administrator has
        published it. We never show your email address. We use it to ask you about the review and to tell you when it is
        published. Reviews stay for as long as the supplier is listed, unless you ask us to remove yours. If we reject a
        review, we delete it <RetentionText of="rejected" /> later.
      </p>
      <h2>If you send a message or register a business</h2>
      <p>
        When you send a message, we keep your name, email address, reason, subject and message, when it arrived, and
        whether an administrator has read and answered it. We delete answered messages <RetentionText of="requests" />{' '}
        after they arrive. When you register a business, we keep everything in the form. We show its name, description,
        services, address, email address, phone number and website on its page once an administrator has approved it. We
        never show the contact email, which we use to contact you. From the short form on the home page, we keep the
        name, email address and phone number so that we can reply. We store a fingerprint of each form to detect
        duplicates. We keep the emails this site sends for <RetentionText of="mails" />. If we decline a registration or
        short request, we delete it and our decision <RetentionText of="rejected" /> later. We delete all other short
        requests and records of decisions after <RetentionText of="requests" />.
      </p>
      <h2>If you report a listing</h2>
      <p>
        We keep what you say is wrong, and your email address if you leave one, so we can ask you about it and tell you
        the outcome. Only administrators see them. We delete reports that have been dealt with{' '}
        <RetentionText of="requests" /> after they arrive.
      </p>
      <h2>If you are a listed supplier</h2>
      <p>
        Listings contain business details from suppliers, our administrators, public business directories and suppliers’
        own websites: name, address, phone number, email, website, services, opening hours, and ratings on other sites
        with their source and date. If yours is wrong, or you do not want to be listed,{' '}
        <Link to="/contact">contact us</Link>. We will correct or remove it, and keep only what we need to avoid
        collecting it again.
      </p>
      <h2>If you sign in</h2>
      <p>
        Administrators have an account with a name, and a password that we can check but not read. For each session we
        record when it started and was last used, the browser’s name and a shortened IP address, for 12 hours at most.
        We keep a record of sign-ins and failed sign-ins (time, shortened IP address, browser) for{' '}
        <RetentionText of="signIns" />. If we invite you, we keep your email address while you have an account, or for{' '}
        <RetentionText of="invitations" /> after the invitation expires. If you add an address but don’t confirm it, we
        delete it <RetentionText of="emailVerifications" /> after the link expires. We keep failed sign-ins with the
        full IP address for 15 minutes. To tell an account’s owner from an attacker, we keep the networks it was used
        from for <RetentionText of="knownNetworks" />. We log administrators’ changes with their names, and keep the log
        for <RetentionText of="auditLog" /> after the end of the year.
      </p>
      <h2>Advertising</h2>
      <p>
        We contact no advertising network until you agree. If you agree, the network named in our{' '}
        <Link to="/cookie-policy">cookie policy</Link> can set cookies and see which pages you visit. You can change
        your mind at the bottom of any page.
      </p>
      <h2>Who else receives data</h2>
      <p>
        We don’t sell your data. If we use an outside map service, your browser loads map images from it when you open a
        map. Emails pass through our mail provider.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask what we hold about you, have it corrected or deleted, object to its use, and receive a copy.{' '}
        <Link to="/contact">Contact us</Link> and we will reply within a month. Deleted data disappears from our backups
        when newer ones replace them. The log of administrators’ changes cannot be altered. We keep it for{' '}
        <RetentionText of="auditLog" />. If you are not happy with our reply, you can complain to your country’s data
        protection authority. In the United Kingdom, this is the Information Commissioner’s Office.
      </p>
    </>
  )
}
