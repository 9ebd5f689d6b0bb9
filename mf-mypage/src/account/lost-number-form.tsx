import { endpoints, formatPhone, LOST_NUMBER, type Member } from '@dongne/contract';
import { PhoneCodeFields, usePhoneCode } from '@dongne/pages';
import { popups, queryOf, send } from '@dongne/platform';
import { Button, FixedActions, Notice, PageBody, Stack, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';

interface LostNumberFormProps {
  readonly member: Member;
  readonly onBack: () => void;
}

/** Change of a number that no longer receives messages: by a code to the new number and 72 hours of waiting. */
export const LostNumberForm = ({ member, onBack }: LostNumberFormProps) => {
  const queries = useQueryClient();
  const phone = usePhoneCode({
    numberRule: (phoneNumber) => (phoneNumber === member.phoneNumber ? '지금 쓰고 있는 번호예요.' : undefined),
    enter: async (entered) => {
      const state = await send(endpoints.askForLostNumber, { body: entered });
      queries.setQueryData(queryOf(endpoints.lostNumber).queryKey, state);
      popups.toast('번호 변경을 신청했어요');
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (phone.isSent ? phone.verify() : phone.send());
  };
  return (
    <PageBody as="form" method="post" noValidate onSubmit={handleSubmit}>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Text as="h2" $type="title2">
            지금 번호를 쓸 수 없다면 {LOST_NUMBER.waitHours}시간 뒤에 바꿔 드려요
          </Text>
          <Text as="p" $type="label" $color="secondary">
            그동안 지금 번호({formatPhone(member.phoneNumber)})로 문자를, 로그인한 기기로 알림을 보내고, 어디서든 멈출
            수 있어요.
          </Text>
        </Stack>
        <PhoneCodeFields phone={phone} label="새 휴대폰 번호" />
        <Notice>번호가 바뀌면 다른 기기에서는 로그아웃돼요.</Notice>
        <Button tone="ghost" onClick={onBack}>
          지금 번호로 받을 수 있어요
        </Button>
      </Stack>
      <FixedActions>
        {phone.isSent ? (
          <Button type="submit" fullWidth pending={phone.isVerifying}>
            번호 변경 신청하기
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
