import type { FastifyRequest } from 'fastify';
import { Refusal } from '../common';

/** A logged-in customer. */
export interface MemberIdentity {
  readonly role: 'member';
  readonly memberId: number;
  readonly sessionId: string;
  /** Expiry of the call's access token. */
  readonly tokenEndsAt: Date;
  /** Partner programme of a voucher user, else null. */
  readonly partnerId: number | null;
}

/** User of a shop's tools. */
export interface ShopIdentity {
  readonly role: 'shop';
  readonly laundryId: number;
}

/** Support staff. */
export interface OperatorIdentity {
  readonly role: 'operator';
  /** Name of the operator's key. */
  readonly name: string;
}

/** Identity of a caller. */
export type Identity = MemberIdentity | ShopIdentity | OperatorIdentity;

/** Claims of a member's verified token, whose session has not been checked. */
export interface UncheckedMember {
  readonly memberId: number;
  readonly sessionId: string;
  readonly leftMs: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler checks the member's session, by `auth.readAsMember`. Without that there is no `identity`. */
    checksSession?: true;
  }
  interface FastifyRequest {
    /** Claims of a call to a route with `checksSession`; null on other routes and for visitors. */
    uncheckedMember: UncheckedMember | null;
    /**
     * Identity set by the hooks of `audience.ts`; null for a visitor. Read it through `memberOf`, `viewerOf` or
     * `shopOf`.
     */
    identity: Identity | null;
  }
}

/** Member of a members' route. @throws {Refusal} `NO_JWT` without one. */
export const memberOf = ({ identity }: FastifyRequest): MemberIdentity => {
  if (identity?.role !== 'member') throw new Refusal('NO_JWT');
  return identity;
};

/** Member of a route shared with visitors, or null for a visitor. */
export const viewerOf = ({ identity }: FastifyRequest): MemberIdentity | null =>
  identity?.role === 'member' ? identity : null;

/** Shop of a partner route. @throws {Refusal} `FORBIDDEN` for any other caller. */
export const shopOf = ({ identity }: FastifyRequest): ShopIdentity => {
  if (identity?.role !== 'shop') throw new Refusal('FORBIDDEN');
  return identity;
};
