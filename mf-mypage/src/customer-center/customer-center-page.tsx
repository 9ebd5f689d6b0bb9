import { PageBody, Section } from '@dongne/ui';
import { FaqList } from './faq-list';
import { SupportCard } from './support-card';

/** 고객센터: questions with answers, and contacts. */
export const CustomerCenterPage = () => (
  <PageBody>
    <SupportCard />
    <Section title="자주 묻는 질문">
      <FaqList />
    </Section>
  </PageBody>
);
