import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { trustTexts } from '@dukan/i18n/texts/backoffice/trust-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';

export function CustomerTabs() {
	const { t } = useTexts(customersTexts);
	const { t: trust } = useTexts(trustTexts);
	return (
		<SectionTabs
			label={t('list.title')}
			tabs={[
				{ to: '/customers', title: t('list.title') },
				{ to: '/customers/trust', title: trust('rules.title') },
			]}
		/>
	);
}
