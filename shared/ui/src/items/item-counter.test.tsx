import { ITEM_CATEGORIES, type AnnouncedItem, type ItemCategory } from '@dongne/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { ItemCounter } from './item-counter';
import { ITEM_PATHS } from './item-paths';

const PRICES = ITEM_CATEGORIES.map(({ category, seedPriceWon }) => ({ category, priceWon: seedPriceWon }));
const FEW = PRICES.filter(({ category }) => category === '와이셔츠' || category === '코트');

function Counting({ prices, begun }: { readonly prices: typeof PRICES; readonly begun: readonly AnnouncedItem[] }) {
  const [items, setItems] = useState(begun);
  return <ItemCounter prices={prices} items={items} onChange={setItems} />;
}

const show = (prices = FEW, begun: readonly AnnouncedItem[] = []) => {
  render(<Counting prices={prices} begun={begun} />, { wrapper: UiProvider });
  return within(screen.getByRole('group', { name: '품목 담기' }));
};

const button = (category: ItemCategory, what: '하나 더' | '하나 빼기') =>
  screen.queryByRole('button', { name: `${category} ${what}` });
const tap = async (category: ItemCategory, what: '하나 더' | '하나 빼기' = '하나 더') =>
  userEvent.click(screen.getByRole('button', { name: `${category} ${what}` }));
const tile = (category: ItemCategory) =>
  screen.getAllByRole('listitem').find((each) => each.textContent.startsWith(category));

describe('ItemCounter', () => {
  it('counts per category with each tap and announces the count', async () => {
    show();
    await tap('와이셔츠');
    await tap('와이셔츠');
    await tap('코트');
    expect(screen.getByText('2')).toHaveTextContent('와이셔츠 2개');
    expect(screen.getByText('2')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('1')).toHaveTextContent('코트 1개');
  });

  it('removes one piece, and offers that only for counted pieces', async () => {
    show(FEW, [{ category: '와이셔츠', count: 2 }]);
    expect(button('코트', '하나 빼기')).not.toBeInTheDocument();
    await tap('와이셔츠', '하나 빼기');
    expect(screen.getByText('1')).toHaveTextContent('와이셔츠 1개');
    await tap('와이셔츠', '하나 빼기');
    expect(button('와이셔츠', '하나 빼기')).not.toBeInTheDocument();
    expect(button('와이셔츠', '하나 더')).toHaveFocus();
  });

  it('stops at 99 pieces in total and says so', async () => {
    const group = show(FEW, [{ category: '와이셔츠', count: 98 }]);
    await tap('코트');
    const sentence = '한 번에 99개까지 맡길 수 있어요. 더 있으면 나누어 신청해 주세요.';
    expect(group.getByText(sentence)).toBeVisible();
    await tap('코트');
    expect(screen.getByText('1')).toHaveTextContent('코트 1개');
    expect(button('코트', '하나 더')).toHaveAttribute('aria-disabled', 'true');
    await tap('코트', '하나 빼기');
    expect(group.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('shows the prices of the shop', () => {
    show();
    expect(tile('와이셔츠')).toHaveTextContent('1,900원');
    expect(tile('코트')).toHaveTextContent('13,000원');
  });

  it('shows common and counted categories first, and all on request', async () => {
    show(PRICES, [{ category: '한복', count: 1 }]);
    expect(button('코트', '하나 더')).toBeInTheDocument();
    expect(button('한복', '하나 더')).toBeInTheDocument();
    expect(button('카시트', '하나 더')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '품목 27개 모두 보기' }));
    expect(button('카시트', '하나 더')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '자주 맡기는 품목만 보기' }));
    expect(button('카시트', '하나 더')).not.toBeInTheDocument();
  });
});

it('has a drawing for every category', () => {
  expect(new Set(ITEM_CATEGORIES.map(({ category }) => ITEM_PATHS[category])).size).toBe(ITEM_CATEGORIES.length);
});
