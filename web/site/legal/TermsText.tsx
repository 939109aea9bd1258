import { Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'

export const TermsText = () => {
  const { siteName } = useConfig()
  return (
    <>
      <p>
        By using {siteName} you agree to these terms. They are short because the service is simple: we list businesses,
        and you deal with them directly.
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
        results. We correct mistakes when we learn of them. To report one, use the link on the supplier’s page.
      </p>
      <h2>Reviews</h2>
      <p>
        Only review work that was done for you. Be honest, write about the business, and leave out insults, personal
        details and advertising. An administrator reads every review before it is published. We do not publish reviews
        that break these rules, and we do not remove a fair review because it is negative. Suppliers may not review
        themselves or pay for reviews.
      </p>
      <h2>If you list a business</h2>
      <p>
        You confirm that you are authorised to act for the business and that your details are correct. We may decline,
        correct or remove a listing. Registration is free.
      </p>
      <h2>Fair use</h2>
      <p>
        You may browse and search as much as you like, and partner sites may use the documented API at a reasonable
        rate. Do not try to disrupt the service, access data that is not public, or copy the whole directory.
      </p>
      <h2>Our liability</h2>
      <p>
        We take care, but cannot promise that every listing is complete and up to date, or that the site is always
        available. We are not liable for a supplier’s work or for any loss caused by relying on a listing alone. Nothing
        in these terms limits rights that the law gives you as a consumer, or liability for death, injury or fraud.
      </p>
      <h2>Changes and law</h2>
      <p>
        If we change these terms, the date above changes. The law of England and Wales applies. If you are a consumer
        elsewhere, you keep the protection of your own country’s law. Questions? <Link to="/contact">Contact us</Link>.
      </p>
    </>
  )
}
