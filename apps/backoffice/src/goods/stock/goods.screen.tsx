import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { Receipts } from './receipts.tsx';
import { Suppliers } from './suppliers.tsx';

const PARTS = { receipts: Receipts, suppliers: Suppliers } as const;
type Part = keyof typeof PARTS;

/** STOCK-03: goods on their way in. */
export function Component() {
	const { t, c } = useTexts(goodsTexts);
	const { part } = useParams();
	if (part === undefined || !Object.hasOwn(PARTS, part)) return <Navigate to="/goods/receipts" replace />;
	const Shown = PARTS[part as Part];
	return (
		<Page title={c('nav.goods')}>
			<SectionTabs
				label={c('nav.goods')}
				tabs={(Object.keys(PARTS) as Part[]).map((key) => ({ to: `/goods/${key}`, title: t(`part.${key}`) }))}
			/>
			<Shown key={part} />
		</Page>
	);
}
