import { forMembers, memberOf } from '../../auth';
import type { FeatureRoutes } from '../../common';
import { MyLaundryAnswer, MyLaundryBody, RegisterMyLaundryBody } from './my-laundry-schemas';
import { registerMyLaundry, releaseMyLaundry } from './my-laundry-service';

/** Registering and releasing my laundry. */
export const myLaundryRoutes: FeatureRoutes = (app, parts) => {
  const schema = { tags: ['laundry'], response: { 200: MyLaundryAnswer } };
  forMembers(app, parts, (scope) => {
    scope.put('/laundry/myLaundry/register', { schema: { ...schema, body: RegisterMyLaundryBody } }, async (request) =>
      registerMyLaundry(parts, memberOf(request).memberId, request.body),
    );
    scope.put('/laundry/myLaundry/remove', { schema: { ...schema, body: MyLaundryBody } }, async (request) =>
      releaseMyLaundry(parts, memberOf(request).memberId, request.body.laundryId),
    );
  });
};
