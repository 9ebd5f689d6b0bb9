import { endpoints, formatPhone, type Member } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { PhoneCodeFields, usePhoneCode } from '@dongne/pages';
import { keepUser, popups, queryOf, refresh, send, useRemote } from '@dongne/platform';
import { Button, FixedActions, Notice, PageBody, Skeleton, Stack, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReadPage } from '../common/read-page';
import { ProofStep } from '../proof/proof-step';
import { useProof, type PresentProof } from '../proof/use-proof';
import { LostNumberForm } from './lost-number-form';
import { PendingChange } from './pending-change';

const FAILURE = '내 정보를 불러오지 못했어요';

/**
 * 휴대폰 번호 변경: a code to the current number, then one to the new number, which becomes the login. Without the current
 * number the change is pending for 72 hours and shown here.
 */
export const PhonePage = () => {
  const member = useRemote(endpoints.member);
  // Always refetches: members follow a message here to stop a change.
  const lost = useRemote(endpoints.lostNumber, {}, { staleTime: 0 });
  const skeleton = <Skeleton height="160px" />;
  return (
    <ReadPage read={member} skeleton={skeleton} failure={FAILURE}>
      {(value) => (
        <ReadPage read={lost} skeleton={skeleton} failure={FAILURE}>
          {({ waiting }) => (waiting === null ? <PhoneSteps member={value} /> : <PendingChange change={waiting} />)}
        </ReadPage>
      )}
    </ReadPage>
  );
};

const PhoneSteps = ({ member }: { member: Member }) => {
  const [isLost, setIsLost] = useState(false);
  return isLost ? (
    <LostNumberForm member={member} onBack={() => setIsLost(false)} />
  ) : (
    <PhoneForm member={member} onLost={() => setIsLost(true)} />
  );
};

const usePhoneChange = ({ phoneNumber: present }: Member, proof: PresentProof) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return usePhoneCode({
    numberRule: (phoneNumber) => (phoneNumber === present ? '지금 쓰고 있는 번호예요.' : undefined),
    enter: async (entered) => {
      const body = { ...entered, ...(proof.proof !== undefined && { proof: proof.proof }) };
      const changed = await send(endpoints.changePhoneNumber, { body }).catch((thrown: unknown) => {
        if (proof.isRefusedBy(thrown)) return undefined;
        throw thrown;
      });
      if (changed === undefined) return;
      const { userId, phoneNumber, nickname } = changed;
      keepUser({ userId, phoneNumber, nickname });
      void refresh(queries, endpoints.devices.path);
      popups.toast('휴대폰 번호를 변경했어요');
      await navigate(mypagePaths.info(), { replace: true });
      // Refetches after navigation: otherwise the form would show the new number as the current one.
      await queries.invalidateQueries(queryOf(endpoints.member));
    },
  });
};

const PhoneForm = ({ member, onLost }: { member: Member; onLost: () => void }) => {
  const proof = useProof({ purpose: 'phoneChange', phoneNumber: member.phoneNumber });
  const phone = usePhoneChange(member, proof);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (phone.isSent ? phone.verify() : phone.send());
  };
  if (proof.proof === undefined)
    return (
      <ProofStep proof={proof} title="지금 번호를 먼저 확인해 주세요">
        <Button tone="ghost" onClick={onLost}>
          지금 번호를 쓸 수 없어요
        </Button>
      </ProofStep>
    );
  return (
    <PageBody as="form" method="post" noValidate onSubmit={handleSubmit}>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Text as="h2" $type="title2">
            새 휴대폰 번호를 알려 주세요
          </Text>
          <Text as="p" $type="label" $color="secondary">
            지금 번호 {formatPhone(member.phoneNumber)}의 이용 내역, 쿠폰, 포인트, 카드는 그대로 남아요.
          </Text>
        </Stack>
        <PhoneCodeFields phone={phone} label="새 휴대폰 번호" />
        <Notice>번호를 바꾸면 다른 기기에서는 로그아웃되고, 지금 번호로 알림 문자를 보내 드려요.</Notice>
      </Stack>
      <FixedActions>
        {phone.isSent ? (
          <Button type="submit" fullWidth pending={phone.isVerifying}>
            번호 변경하기
          </Button>
        ) : (
          <Button type="submit" fullWidth pending={phone.isSending}>
            인증번호 받기
          </Button>
        )}
      </FixedActions>
    </PageBody>
  );
};
