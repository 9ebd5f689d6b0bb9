import { endpoints, type BodyOf, type CardWindowForm } from '@dongne/contract';
import { payMethodPaths, usagePaths } from '@dongne/contract/paths';
import { idOf, type CardProvider } from '@dongne/pages';
import { send } from '@dongne/platform';
import type { CardPurpose } from '../common/card-providers';

/** Purpose of a window: the request for its provider's form, and its page of the app. */
export interface WindowOrder {
  readonly ready: (body: BodyOf<typeof endpoints.openCardWindow>) => Promise<CardWindowForm>;
  readonly appPath: (sid?: string) => string;
}

/** Order of a window's address; undefined when the address does not say what to pay. */
export const windowOrderOf = (
  provider: CardProvider,
  purpose: CardPurpose,
  query: URLSearchParams,
): WindowOrder | undefined => {
  if (purpose === 'register')
    return {
      ready: (body) => send(endpoints.openCardWindow, { params: { provider }, body }),
      appPath: (sid) => payMethodPaths.cardWindow(sid),
    };
  const id = idOf(query.get('application'));
  if (id === undefined) return undefined;
  return {
    ready: (body) => send(endpoints.readyPayment, { params: { id, provider }, body }),
    appPath: (sid) => usagePaths.paidWindow(id, sid),
  };
};
