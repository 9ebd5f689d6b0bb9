import { COUPON_CODE, couponCode, endpoints } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { popups, refresh, send } from '@dongne/platform';
import { Button, Section, TextField } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import * as v from 'valibot';

const SCHEMA = v.object({
  code: v.pipe(
    v.string(),
    v.transform(couponCode),
    v.minLength(1, '쿠폰 코드를 적어 주세요.'),
    v.maxLength(COUPON_CODE.maxLetters, `${COUPON_CODE.maxLetters}자까지 적을 수 있어요.`),
  ),
});

/** 코드 등록: adds a coupon by its code, with the server's error next to the field. */
export const CouponCodeForm = () => {
  const queries = useQueryClient();
  const { form, problems, isPending, formProps } = useServerForm({
    defaultValues: { code: '' },
    schema: SCHEMA,
    fieldOfWire: { code: 'code' },
    send: (body) => send(endpoints.takeCoupon, { body }),
    onDone: async (coupon) => {
      form.reset();
      popups.toast(`${coupon.name} 쿠폰을 등록했어요`);
      await refresh(queries, endpoints.coupons.path);
    },
    placeOf: ({ sentence }) => ({ code: sentence }),
  });
  return (
    <Section title="코드 등록">
      <form {...formProps}>
        <Line>
          <Field>
            <TextField
              label="쿠폰 코드"
              hideLabel
              placeholder="쿠폰 코드를 입력해 주세요"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={problems.code}
              {...form.register('code')}
            />
          </Field>
          <Button type="submit" size="normal" tone="secondary" pending={isPending}>
            등록하기
          </Button>
        </Line>
      </form>
    </Section>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
`;

const Field = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;
