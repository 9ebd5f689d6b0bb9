import {
  buildArea,
  buildMain,
  buildMemberAddress,
  buildOffer,
  buildShopCard,
  buildShopDetail,
  buildShopGroups,
} from '@dongne/contract/testing';
import { Value } from 'typebox/value';
import { Area } from '../src/customers/areas/area-schemas';
import { ShopCard } from '#shops';
import { ShopDetail, ShopGroups } from '../src/shops/laundries/laundry-schemas';
import { MainView } from '../src/content/home/main-schemas';
import { MemberAddress } from '../src/customers/members/address-schemas';
import { RequestOffer } from '../src/orders/offer/offer-schemas';

describe('builders of the front-end tests', () => {
  it.each([
    ['a neighbourhood', Area, buildArea()],
    ['a main view', MainView, buildMain()],
    ["a member's address", MemberAddress, buildMemberAddress()],
    ['a shop of the list', ShopCard, buildShopCard()],
    ['the groups of the list', ShopGroups, buildShopGroups({ firstList: [buildShopCard()] })],
    ['a shop', ShopDetail, buildShopDetail()],
    ['what a shop asks', RequestOffer, buildOffer()],
  ])("build %s in the shape of the API's schema", (_what, schema, built) => {
    const references = { ShopCard, ShopDetail };
    expect([...Value.Errors(references, schema, built)]).toEqual([]);
  });
});
