import { endpoints, type BodyOf, type CardWindowForm } from '@dongne/contract';
import { payMethodPaths, usagePaths } from '@dongne/contract/paths';
import { idOf, type CardProvider } from '@dongne/pages';
import { send } from '@dongne/platform';
import type { CardPurpose } from '../common/card-providers';

/** What a window is for: how its provider's form is asked for, and which page of the app it belongs to. */
export interface WindowOrder {
  readonly ready: (body: BodyOf<typeof endpoints.openCardWindow>) => Promise<CardWindowForm>;
  readonly appPath: (sid?: string) => string;
}

/** What the window of that address is for; undefined when it says not what is to be paid. */
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
