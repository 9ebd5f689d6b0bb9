import { DOT } from '@dongne/contract';
import { buildShopDetail } from '../testing/builders';
import { deliveryFeeText, isVisitOnly, wholeDeliveryFeeText } from './delivery-fee';

describe('wholeDeliveryFeeText', () => {
  it.each([
    [{ isFreeDelivery: true }, '배송비 무료'],
    [{ deliveryFeeWon: 0 }, '배송비 무료'],
    [{ deliveryFeeWon: 2_500, freeFromWon: 0 }, '배송비 2,500원'],
    [{ deliveryFeeWon: 2_500, freeFromWon: 30_000 }, `배송비 2,500원${DOT}30,000원 이상 무료`],
  ])('of %j is %s', (shop, text) => {
    expect(wholeDeliveryFeeText(buildShopDetail(shop))).toBe(text);
  });
});

describe('deliveryFeeText', () => {
  it.each([
    [{ isFreeDelivery: true }, '배송비 무료'],
    [{ deliveryFeeWon: 2_500, freeFromWon: 30_000 }, '배송비 2,500원'],
  ])('of %j is %s', (shop, text) => {
    expect(deliveryFeeText(buildShopDetail(shop))).toBe(text);
  });
});

describe('isVisitOnly', () => {
  it.each([
    [{ canDelivery: 1, useDeliveryAgency: 0 }, false],
    [{ canDelivery: 0, useDeliveryAgency: 1 }, false],
    [{ canDelivery: 0, useDeliveryAgency: 0 }, true],
  ] as const)('for %j is %p', (shop, expected) => {
    expect(isVisitOnly(buildShopDetail(shop))).toBe(expected);
  });
});
