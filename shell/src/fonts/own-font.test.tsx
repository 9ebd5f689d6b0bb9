import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { OwnFont } from './own-font';
import { fetchOwnFont } from './own-font-files';

jest.mock('./own-font-files', () => ({ fetchOwnFont: jest.fn() }));
const fetchFiles = jest.mocked(fetchOwnFont);

const Page = () => (
  <>
    <OwnFont />
    <Link to="/usage">next</Link>
  </>
);

const fontOfPage = () => document.documentElement.dataset['font'];

const open = async () => {
  const { user } = renderPage([{ path: '*', element: <Page /> }], { url: '/' });
  await act(async () => undefined);
  return () => user.click(screen.getByRole('link', { name: 'next' }));
};

beforeEach(() => delete document.documentElement.dataset['font']);

describe("the app's own font", () => {
  it('changes nothing on the page that was open when it came, and is worn from the next one on', async () => {
    fetchFiles.mockResolvedValue();
    const goOn = await open();
    expect(fetchFiles).toHaveBeenCalled();
    expect(fontOfPage()).toBeUndefined();
    await goOn();
    expect(fontOfPage()).toBe('own');
  });

  it('is not worn before its files have come', async () => {
    fetchFiles.mockReturnValue(new Promise(() => undefined));
    const goOn = await open();
    await goOn();
    expect(fontOfPage()).toBeUndefined();
  });
});
