import { announcedOfParam, type AnnouncedItem, type ShopDetail } from '@dongne/contract';
import { applicatePaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters of the link to a form besides the shop. Untrusted input. */
export interface FormLink {
  /** Pieces counted on the shop page. */
  readonly items: readonly AnnouncedItem[];
  /** Id of the request to order again. */
  readonly againId: number | undefined;
  /** Removes the parameters from the address: from then on the draft is the source, also after a reload or a login. */
  readonly settle: (step: 'check' | undefined) => void;
}

/** Parameters of the link when the form was opened. */
export const useFormLink = ({ id, prices }: Pick<ShopDetail, 'id' | 'prices'>): FormLink => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [begun] = useState(() => ({
    items: announcedOfParam(query.get('items'), prices),
    againId: idOf(query.get('again')),
  }));
  const isSettled = !query.has('items') && !query.has('again') && !query.has('slot');
  const settle = useCallback(
    (step: 'check' | undefined) => {
      if (!isSettled) void navigate(applicatePaths.form(id, step && { step }), { replace: true });
    },
    [isSettled, navigate, id],
  );
  return { ...begun, settle };
};
