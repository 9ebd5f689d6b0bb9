import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answer';
import { Member } from './member';
import { pricedRequest } from './priced-request';
import type { Sandbox } from './sandbox';
import { PHOTO } from './shop';

const photoFile = () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(PHOTO.slice(PHOTO.indexOf(',') + 1), 'base64'),
});

/** Seeded data at the desks of the console. */
export interface BusyConsole {
  /** Request with an open price offer. */
  readonly waitingId: number;
  /** Request that is paid, complete, reviewed and claimed. */
  readonly completeId: number;
  readonly laundryId: number;
  readonly inquiryId: number;
}

/** Seeds every desk of the console: two requests, a claim, a reported review, a message and a collection bag. */
export const busyConsole = async (sandbox: Sandbox, member: Member, place: number): Promise<BusyConsole> => {
  const { request } = sandbox;
  const complete = await pricedRequest(sandbox, member, place);
  await member.approves(complete.id);
  await complete.shop.startsWashing(complete.id);
  await complete.shop.finishesWashing(complete.id);
  await complete.shop.bringsBack(complete.id);
  await complete.shop.leavesAtTheDoor(complete.id);
  await member.confirms(complete.id);
  const neighbour = new Member(request, await sandbox.freshMember(true));
  const inquiryId = await leavesFeedback(request, { member, neighbour }, complete.id);
  const { id: waitingId } = await pricedRequest(sandbox, neighbour, place);
  const { id: laundryId } = await sandbox.deliveringShop(place);
  return { waitingId, completeId: complete.id, laundryId, inquiryId };
};

/**
 * Claims an item, reviews the shop, writes to support and reports the review as another member. @returns the message.
 */
const leavesFeedback = async (
  request: APIRequestContext,
  { member, neighbour }: { readonly member: Member; readonly neighbour: Member },
  applicationId: number,
): Promise<number> => {
  const headers = { Authorization: `Bearer ${member.account.accessToken}` };
  const [item] = (await member.requestDetail(applicationId)).items;
  if (item === undefined) throw new Error(`Request ${applicationId} has no items.`);
  const claim = { itemId: String(item.id), kind: 'Damage', text: '소매에 구멍이 났어요.', photo: photoFile() };
  const claimUrl = `/v1/app/request/delivery/${applicationId}/claim`;
  await answerOf(await request.post(claimUrl, { headers, multipart: claim }));
  const review = {
    applicationId: String(applicationId),
    rating: '4',
    text: '깨끗하게 세탁해 주셨어요.',
    keywords: '["keyWordQuality"]',
  };
  const saved = await answerOf<{ review: { id: number } }>(
    await request.post('/v1/app/review', { headers, multipart: review }),
  );
  const data = { reason: 'advertising', text: '광고 같아요.' };
  const theirs = { Authorization: `Bearer ${neighbour.account.accessToken}` };
  await request.post(`/v1/app/review/${saved.review.id}/report`, { headers: theirs, data, failOnStatusCode: true });
  const bag = { entranceInfo: '공동현관은 열려 있어요.', agreeTerm: true };
  await answerOf(await request.post('/v1/app/deliveryBag', { headers, data: bag }));
  const message = { category: 'Wash', text: '얼룩이 남아 있어요.', applicationId };
  return (await answerOf<{ id: number }>(await request.post('/v1/app/inquiry', { headers, data: message }))).id;
};
