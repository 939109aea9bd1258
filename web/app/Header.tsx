import { Box, chakra, Container, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { Icon } from '../ui/Icon.tsx'
import { Wordmark } from './Wordmark.tsx'

const links = [
  { to: '/', label: 'Home' },
  { to: '/directory', label: 'Directory' },
  { to: '/counties', label: 'Counties' },
  { to: '/blog', label: 'Blog' },
  { to: '/register-business', label: 'For Businesses' },
  { to: '/contact', label: 'Contact' },
]

const NavItem = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'l2',
    fontSize: 'sm',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    _currentPage: { color: 'accent.fg', bg: 'accent.subtle', fontWeight: '600' },
  },
})

/** Sticky; under 768 px the menu is behind a button and closes when a link is selected. */
export const Header = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="20"
      bg="bg.panel"
      borderBottomWidth="1px"
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Container
        maxW="breakpoint-xl"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        minH="14"
        columnGap="2"
      >
        <Link to="/">
          <Wordmark />
        </Link>
        <IconButton
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          variant="ghost"
          boxSize="11"
          hideFrom="md"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Icon name="close" /> : <Icon name="menu" />}
        </IconButton>
        <chakra.nav
          id="site-menu"
          aria-label="Main"
          display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
          flexDirection={{ base: 'column', md: 'row' }}
          flexBasis={{ base: '100%', md: 'auto' }}
          gap="1"
          pb={{ base: '3', md: '0' }}
        >
          {links.map(({ to, label }) => (
            <NavItem key={to} to={to} end={to === '/'} onClick={() => setOpen(false)}>
              {label}
            </NavItem>
          ))}
        </chakra.nav>
      </Container>
    </Box>
  )
}
