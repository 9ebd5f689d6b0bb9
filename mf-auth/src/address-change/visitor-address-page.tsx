import type { Area } from '@dongne/contract';
import { addressPaths } from '@dongne/contract/paths';
import { saveVisitorAddress, sessionAtom, type VisitorAddress } from '@dongne/platform';
import { PageBody } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AreaSearch } from '../common/address/area-search';
import { StepTitle } from '../common/step-title';
import { RecentAreaList } from './recent-area-list';
import { rememberArea } from './recent-areas';
import { useAddressChanged } from './use-address-changed';

/** Neighbourhood of a visitor, which is enough to browse shops: searched, or located by the device. */
export function VisitorAddressPage() {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const [query] = useSearchParams();
  const [typed, setTyped] = useState('');
  const announceChange = useAddressChanged();

  const take = (area: VisitorAddress) => {
    saveVisitorAddress(area);
    rememberArea(area);
    announceChange();
  };
  const choose = ({ label, latitude, longitude }: Area) => take({ label, latitude, longitude });

  if (isMember) return <Navigate to={addressPaths.member(query.get('returnUrl') ?? undefined)} replace />;
  return (
    <PageBody>
      <StepTitle description="가까운 세탁소를 찾아 드려요.">어느 동네에 사세요?</StepTitle>
      <AreaSearch typed={typed} onType={setTyped} onChoose={choose} shortcuts={<RecentAreaList onTake={take} />} />
    </PageBody>
  );
}
