import { endpoints, type Member } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { FormBody, useServerForm } from '@dongne/pages';
import { popups, queryOf, renameUser, send, useRemote } from '@dongne/platform';
import { Button, FixedActions, Skeleton, TextField } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ReadPage } from '../common/read-page';
import { NICKNAME_HINT, NICKNAME_SCHEMA } from './nickname-rules';

export const NicknamePage = () => {
  const member = useRemote(endpoints.member);
  return (
    <ReadPage read={member} skeleton={<Skeleton height="80px" />} failure="내 정보를 불러오지 못했어요">
      {(value) => <NicknameForm member={value} />}
    </ReadPage>
  );
};

const NicknameForm = ({ member }: { member: Member }) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { form, problems, isPending, formProps } = useServerForm({
    defaultValues: { nickname: member.nickname },
    schema: NICKNAME_SCHEMA,
    fieldOfWire: { nickname: 'nickname' },
    send: (body) => send(endpoints.changeNickname, { body }),
    onDone: async (changed) => {
      queries.setQueryData(queryOf(endpoints.member).queryKey, changed);
      renameUser(changed.nickname);
      popups.toast('닉네임을 변경했어요');
      await navigate(mypagePaths.info(), { replace: true });
    },
    placeOf: ({ sentence }) => ({ nickname: sentence }),
  });

  return (
    <FormBody {...formProps}>
      <TextField
        label="닉네임"
        hint={NICKNAME_HINT}
        autoComplete="nickname"
        error={problems.nickname}
        {...form.register('nickname')}
      />
      <FixedActions>
        <Button type="submit" fullWidth pending={isPending}>
          변경하기
        </Button>
      </FixedActions>
    </FormBody>
  );
};
