import { Button, type ButtonProps } from '@chakra-ui/react'
import { Link, type LinkProps } from 'react-router'

type ButtonLinkProps = Omit<ButtonProps, 'asChild'> & Pick<LinkProps, 'to' | 'reloadDocument'>

/** A link that looks like a button. */
export const ButtonLink = ({ to, reloadDocument, children, ...button }: ButtonLinkProps) => (
  <Button {...button} asChild>
    <Link to={to} reloadDocument={reloadDocument ?? false}>
      {children}
    </Link>
  </Button>
)
