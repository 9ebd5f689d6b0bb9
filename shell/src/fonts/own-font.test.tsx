import { renderPage } from '@dongne/platform/testing';
import { render, waitFor } from '@testing-library/react';
import { AppColumn } from '../frame/app-column';
import { OwnFont } from './own-font';

const load = jest.fn();

const fontOfPage = () => document.documentElement.dataset['font'];
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  delete document.documentElement.dataset['font'];
  document.body.innerHTML = '<div id="root">세탁소 세탁</div>';
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});

describe("app's own font", () => {
  it("is applied once the files for the page's letters have loaded", async () => {
    let come: (faces: []) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (come = resolve)));
    render(<OwnFont />);
    await turn();
    expect(load).toHaveBeenCalledWith(expect.stringContaining('Pretendard'), '세탁소 ');
    expect(fontOfPage()).toBeUndefined();
    come([]);
    await turn();
    expect(fontOfPage()).toBe('own');
  });

  it('is applied on an error page, which has no deferred parts', async () => {
    load.mockResolvedValue([]);
    renderPage([{ path: '*', element: <AppColumn layout="error">로그아웃을 마치지 못했어요</AppColumn> }], {
      url: '/',
    });
    await waitFor(() => expect(fontOfPage()).toBe('own'));
  });

  it('is applied without the letters of a file that fails to load', async () => {
    load.mockRejectedValue(new Error('network'));
    render(<OwnFont />);
    await turn();
    expect(fontOfPage()).toBe('own');
  });
});
