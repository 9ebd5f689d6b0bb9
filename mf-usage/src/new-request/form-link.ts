import { announcedOfParam, type AnnouncedItem, type ShopDetail } from '@dongne/contract';
import { applicatePaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What the link to a form says besides the shop. Anybody may have written it. */
export interface FormLink {
  /** Pieces that were counted on the shop's page. */
  readonly items: readonly AnnouncedItem[];
  /** The request that is to be made again. */
  readonly againId: number | undefined;
  /** Takes it out of the address: from then on the form and its draft know best, also after a reload, a login or a detour. */
  readonly settle: () => void;
}

/** The link as it was when the form was opened. */
export const useFormLink = ({ id, prices }: Pick<ShopDetail, 'id' | 'prices'>): FormLink => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [begun] = useState(() => ({
    items: announcedOfParam(query.get('items'), prices),
    againId: idOf(query.get('again')),
  }));
  const isSettled = !query.has('items') && !query.has('again') && !query.has('slot');
  const settle = useCallback(() => {
    if (!isSettled) void navigate(applicatePaths.form(id), { replace: true });
  }, [isSettled, navigate, id]);
  return { ...begun, settle };
};
