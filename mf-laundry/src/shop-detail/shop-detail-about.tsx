import { DOT, type ShopDetail } from '@dongne/contract';
import { Badge, Divider, KeyValueList, Section, type KeyValue } from '@dongne/ui';
import styled from 'styled-components';
import { isVisitOnly, wholeDeliveryFeeText } from '../common/delivery-fee';
import { closedWeekdaysText, holidayTexts } from './shop-detail-rules';
import { ShopStrengths } from './shop-strengths';

/** 정보: hours, place, services and notice of the shop. */
export const ShopDetailAbout = ({ shop }: { shop: ShopDetail }) => (
  <>
    {shop.notice !== null && (
      <Section title="사장님 한마디">
        <NoticeText>{shop.notice}</NoticeText>
      </Section>
    )}
    <ShopStrengths counts={shop.keywordCounts} />
    <Section title="영업 정보">
      <KeyValueList rows={factsOf(shop)} />
    </Section>
    <Divider $thick />
    <Section title="주요 서비스">
      <Services>
        {shop.handleItems.map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </Services>
    </Section>
  </>
);

const factsOf = (shop: ShopDetail): readonly KeyValue[] => {
  const holidays = holidayTexts(shop.holidays);
  return [
    { key: '영업 시간', value: `${shop.hours.opensAt}~${shop.hours.closesAt}` },
    { key: '정기 휴무', value: closedWeekdaysText(shop.closedWeekdays) },
    ...(holidays.length > 0 ? [{ key: '임시 휴무', value: holidays.join(', ') }] : []),
    { key: '주소', value: shop.address },
    { key: '주차', value: shop.isParking ? '주차할 수 있어요' : '주차 공간이 없어요' },
    ...(isVisitOnly(shop) ? [] : [{ key: '배송비', value: wholeDeliveryFeeText(shop).replace('배송비 ', '') }]),
    { key: '대표', value: `${shop.representive}${DOT}경력 ${shop.career}년` },
  ];
};

const NoticeText = styled.p`
  padding: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
  white-space: pre-line;
`;

const Services = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
