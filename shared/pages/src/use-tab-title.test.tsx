import { render } from '@testing-library/react';
import { useTabTitle } from './use-tab-title';

const Page = ({ title }: { title: string | undefined }) => {
  useTabTitle(title);
  return null;
};

describe('title of the tab', () => {
  beforeEach(() => {
    document.title = '공지사항 상세 · 동네세탁';
  });

  it("follows the page's data and returns to the route's title", () => {
    const { rerender, unmount } = render(<Page title={undefined} />);
    expect(document.title).toBe('공지사항 상세 · 동네세탁');
    rerender(<Page title="추석 연휴 수거 안내" />);
    expect(document.title).toBe('추석 연휴 수거 안내 · 동네세탁');
    unmount();
    expect(document.title).toBe('공지사항 상세 · 동네세탁');
  });

  it('does not overwrite the title of the next page', () => {
    const { unmount } = render(<Page title="추석 연휴 수거 안내" />);
    document.title = '마이 · 동네세탁';
    unmount();
    expect(document.title).toBe('마이 · 동네세탁');
  });
});
