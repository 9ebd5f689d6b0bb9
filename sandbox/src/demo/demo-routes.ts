import { Type, type Static } from 'typebox';
import { describeFailure, feature, Id, IdParams, tryLease } from '@dongne/api/base';
import type { PaymentOutside } from '../payments/payment-outside';
import { callsOf } from './demo-calls';
import { DemoRunner } from './demo-runner';
import { proposeOffer } from './propose-offer';
import { readSamplePhotos } from './sample-photos';
import { ShopSimulator } from './simulator';

/** Arbitrary number of the lock, equal in every process: only one of them simulates. */
const PLACE = 7_305_118;

const Switch = Type.Object({ isOn: Type.Boolean() });
const OfferQuery = Type.Object({ laundryId: Id });
const LinesQuery = Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) });

/**
 * The switch of the shop simulation, which ends with this process; and its proposed offers.
 *
 * @param outside passes time between two ticks.
 */
export const demoRoutes = ({ wait }: Pick<PaymentOutside, 'wait'>) =>
  feature({ name: 'demo', needs: ['database'] }, (app) => {
    const runner = new DemoRunner({
      wait,
      takePlace: (onLost) => tryLease(app.database, PLACE, onLost),
      newTick: (onAct) => {
        const simulator = readSamplePhotos().then((photos) => new ShopSimulator({ call: callsOf(app), photos, onAct }));
        return async (atMs) => (await simulator).tick(atMs);
      },
      onFailure: (error) => app.log.warn({ failure: describeFailure(error) }, 'a tick of the shop simulation failed'),
    });
    app.addHook('preClose', () => runner.stop());

    const state = ({ after = 0 }: Static<typeof LinesQuery>) => ({
      isOn: runner.isOn,
      lines: runner.linesAfter(after),
    });
    app.get('/requests/:id/offer', { schema: { hide: true, params: IdParams, querystring: OfferQuery } }, (request) =>
      proposeOffer(callsOf(app), request.params.id, request.query.laundryId),
    );
    app.get('/demo', { schema: { hide: true, querystring: LinesQuery } }, async (request) => state(request.query));
    app.post('/demo', { schema: { hide: true, body: Switch } }, async (request) => {
      if (!request.body.isOn) await runner.stop();
      const isElsewhere = request.body.isOn && !(await runner.start());
      return { ...state({}), isElsewhere };
    });
  });
