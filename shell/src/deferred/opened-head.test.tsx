import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { OpenedHead } from './opened-head';

const HEAD = `
  <meta name="viewport" content="width=device-width">
  <link rel="canonical" href="https://shop.test/">
  <meta name="description" content="Home">
  <meta property="og:url" content="https://shop.test/">
  <script type="application/ld+json">{}</script>`;

const canonical = () => document.head.querySelector('link[rel="canonical"]');

it('page metadata is removed on the first navigation, not before', async () => {
  document.head.innerHTML = HEAD;
  render(
    <MemoryRouter>
      <OpenedHead />
      <Link to="/?sort=Distance">same</Link>
      <Link to="/laundry/list">other</Link>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'same' }));
  expect(canonical()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'other' }));
  await waitFor(() => expect(canonical()).toBeNull());
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(['meta']);
});
