import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Navigate, useParams } from 'react-router';
import { BannerEditor } from '../content/banners/banner-editor.tsx';
import { Pages } from '../content/pages/pages.tsx';
import { useTexts } from '../platform/texts.tsx';
import { OwnShopCard } from '../running/demo/own-shop-card.tsx';
import { Settings } from '../shop/settings/settings.tsx';
import { SectionTabs } from '../ui/editor/section-tabs.tsx';
import { Page } from '../ui/page.tsx';

const PARTS = {
	banners: () => <BannerEditor table="banners" />,
	small: () => <BannerEditor table="small_banners" />,
	pages: Pages,
	settings: () => (
		<Settings>
			<OwnShopCard />
		</Settings>
	),
} as const;
type Part = keyof typeof PARTS;

/** Edits what the shop shows besides its goods. */
export function Component() {
	const { t, c } = useTexts(contentTexts);
	const { part } = useParams();
	if (part === undefined || !Object.hasOwn(PARTS, part)) return <Navigate to="/content/banners" replace />;
	const Shown = PARTS[part as Part];
	return (
		<Page title={c('nav.content')}>
			<SectionTabs
				label={c('nav.content')}
				tabs={(Object.keys(PARTS) as Part[]).map((key) => ({
					to: `/content/${key}`,
					title: t(`part.${key}`),
				}))}
			/>
			<Shown key={part} />
		</Page>
	);
}
