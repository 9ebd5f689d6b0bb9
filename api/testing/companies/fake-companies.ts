import { deliverAllDue } from '#customers';
import type { Surround } from './companies';
import { FakeCards } from './fake-cards';
import { FakePhones } from './fake-phones';
import { FakeVouchers } from './fake-vouchers';

/** Companies in memory, behind the interfaces by which the API calls them. */
export const inMemory: Surround = ({ clock, config, database }) => {
  const [cards, vouchers, phones] = [new FakeCards(), new FakeVouchers(), new FakePhones(database)];
  return {
    cardProviders: cards.providers(config.cardProviders),
    senders: phones.senders,
    vouchers: config.vouchers === null ? null : vouchers.programme,
    companiesOf: (parts) => ({
      inbox: async (phoneNumber) => {
        await deliverAllDue(parts);
        return phones.receivedBy(phoneNumber);
      },
      issueCard: async (provider, lastFour) => cards.issue(provider, lastFour),
      cardBook: async () => cards.book,
      seedCards: cards.seed,
      voucherBook: async () => vouchers.book,
      grantVouchers: async (memberRef, amountWon) => vouchers.grant(memberRef, amountWon, clock.now()),
    }),
  };
};
