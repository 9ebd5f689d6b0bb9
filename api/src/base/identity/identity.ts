import type { FastifyRequest } from 'fastify';
import { Refusal } from '../common';

/** A logged-in customer. */
export interface MemberIdentity {
  readonly role: 'member';
  readonly memberId: number;
  readonly sessionId: string;
  /** When the access token of this call runs out. */
  readonly tokenEndsAt: Date;
  /** Partner programme of a voucher user, else null. */
  readonly partnerId: number | null;
}

/** A user of a shop's own tools. */
export interface ShopIdentity {
  readonly role: 'shop';
  readonly laundryId: number;
}

/** Our own support person. */
export interface OperatorIdentity {
  readonly role: 'operator';
}

/** Who makes the call. */
export type Identity = MemberIdentity | ShopIdentity | OperatorIdentity;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of `audience.ts`; null for a visitor. Read it through `memberOf`, `viewerOf` or `shopOf`. */
    identity: Identity | null;
  }
}

/** The member of a route registered for members. @throws {Refusal} `NO_JWT` when there is none. */
export const memberOf = ({ identity }: FastifyRequest): MemberIdentity => {
  if (identity?.role !== 'member') throw new Refusal('NO_JWT');
  return identity;
};

/** The member of a route that visitors share, or null for a visitor. */
export const viewerOf = ({ identity }: FastifyRequest): MemberIdentity | null =>
  identity?.role === 'member' ? identity : null;

/** The shop of a partner route. @throws {Refusal} `FORBIDDEN` when somebody else calls. */
export const shopOf = ({ identity }: FastifyRequest): ShopIdentity => {
  if (identity?.role !== 'shop') throw new Refusal('FORBIDDEN');
  return identity;
};
