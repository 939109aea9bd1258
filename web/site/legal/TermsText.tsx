import { Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'

/** What the software itself says at this page. */
export const TermsText = () => {
  const { siteName } = useConfig()
  return (
    <>
      <p>
        By using {siteName} you agree to these terms. They are short because the service is simple: we list businesses,
        and you deal with them yourself.
      </p>
      <h2>What we do, and what we do not</h2>
      <p>
        {siteName} lists suppliers and fitters of blinds, curtains and shutters so that you can find and compare them.
        We do not sell, measure, make or fit anything. A contract for goods or work is between you and the supplier.
        Before you pay, ask for a written quote, and check what it covers.
      </p>
      <h2>Listings</h2>
      <p>
        Details come from the suppliers, from public sources and from our own checks. “Verified” means that an
        administrator has confirmed that the business exists and can be reached at the details shown. It is not a
        judgement of its work. “Featured” marks a business with a premium listing; it never changes the order of search
        results. We correct mistakes when we learn of them: use the report link on the supplier’s page.
      </p>
      <h2>Reviews</h2>
      <p>
        Write about work that you had done yourself. Keep it honest, about the business, and free of insults, personal
        details and advertising. Reviews are read by an administrator before they appear. We do not publish reviews that
        break these rules, and we do not take down a fair review because it is unfavourable. Suppliers may not review
        themselves or pay for reviews.
      </p>
      <h2>If you list a business</h2>
      <p>
        You confirm that you may act for the business and that what you enter is true. We may decline, correct or remove
        a listing. Registration is free of charge.
      </p>
      <h2>Fair use</h2>
      <p>
        You may read and search as much as you like, and partner sites may use the documented interface at a considerate
        pace. Do not try to break the service, to get at data that is not public, or to copy the directory as a whole.
      </p>
      <h2>Our liability</h2>
      <p>
        We take care, but cannot promise that every listing is complete and current, or that the site is always there.
        We are not liable for a supplier’s work or for loss that follows from relying on a listing alone. Nothing in
        these terms limits rights that the law gives you as a consumer, or liability for death, injury or fraud.
      </p>
      <h2>Changes and law</h2>
      <p>
        If we change these terms, the date above changes. The law of England and Wales applies; if you are a consumer
        elsewhere, the protection of your own country’s law stays yours. Questions:{' '}
        <Link to="/contact">contact us</Link>.
      </p>
    </>
  )
}
