import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { Holidays } from './holidays.tsx';
import { Districts, Regions } from './places.tsx';
import { Rules } from './rules.tsx';
import { Slots } from './slots.tsx';
import { Zones } from './zones.tsx';

const PARTS = {
	slots: Slots,
	zones: Zones,
	districts: Districts,
	regions: Regions,
	holidays: Holidays,
	rules: Rules,
} as const;
type Part = keyof typeof PARTS;

/** Edits where the shop delivers, when, and at what price. */
export function Component() {
	const { t, c } = useTexts(deliveryTexts);
	const { part } = useParams();
	if (part === undefined || !Object.hasOwn(PARTS, part)) return <Navigate to="/delivery/slots" replace />;
	const Shown = PARTS[part as Part];
	return (
		<Page title={c('nav.delivery')}>
			<SectionTabs
				label={c('nav.delivery')}
				tabs={(Object.keys(PARTS) as Part[]).map((key) => ({
					to: `/delivery/${key}`,
					title: t(`part.${key}`),
				}))}
			/>
			<Shown key={part} />
		</Page>
	);
}
