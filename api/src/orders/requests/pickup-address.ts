/** The member's address as it stood when the request was made; a later move does not change where the laundry is. */
export interface PickupAddress {
  readonly address: string;
  readonly roadAddress: string;
  readonly subAddress: string;
  readonly postalCode: string;
  readonly sido: string;
  readonly gungu: string;
  readonly emd: string;
  readonly recipient: string;
  readonly entranceInfo: string;
}
