import { forMembers, memberOf, feature } from '#base';
import { MyLaundryAnswer, MyLaundryBody, RegisterMyLaundryBody } from './my-laundry-schemas';
import { registerMyLaundry, releaseMyLaundry } from './my-laundry-service';

/** Registration of my laundry. */
export const myLaundryRoutes = feature({ name: 'my-laundry', needs: ['auth', 'clock', 'database'] }, (app) => {
  const schema = { tags: ['laundry'], response: { 200: MyLaundryAnswer } };
  forMembers(app, (scope) => {
    scope.put('/laundry/myLaundry/register', { schema: { ...schema, body: RegisterMyLaundryBody } }, async (request) =>
      registerMyLaundry(app, memberOf(request).memberId, request.body),
    );
    scope.put('/laundry/myLaundry/remove', { schema: { ...schema, body: MyLaundryBody } }, async (request) =>
      releaseMyLaundry(app, memberOf(request).memberId, request.body.laundryId),
    );
  });
});
