import { addresses, PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { useEffect, useRef } from 'react';
import { data } from 'react-router';
import { NavLink } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { PAGE_TITLES } from '../../shop/menu/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/information.screen.ts';
import styles from './information.module.css';
import { plainText } from './plain-text.ts';
import { ShopFacts } from './shop-facts.tsx';

/**
 * GEN-10: the pages that show the shop's contacts and the places it does not deliver to, before or after
 * their text.
 */
const FACTS_ON: Readonly<Record<string, 'first' | 'last'>> = { contactus: 'first', payment: 'last' };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const name = PAGE_NAMES.find((candidate) => addresses.page(candidate) === url.pathname);
	const page = name && (await shop.page(name, language));
	if (!page) throw data(null, { status: 404 });
	const unserved = FACTS_ON[page.name] ? await shop.unservedDistricts() : [];
	return {
		...page,
		summary: plainText(page.body),
		unserved: [...Map.groupBy(unserved, ({ region }) => region.en).values()].map((districts) => ({
			region: districts.map(({ region }) => localizedText(region, language))[0] ?? '',
			places: districts.map(({ name }) => localizedText(name, language)).join(', '),
		})),
	};
}

export default function InformationScreen({ loaderData: page }: Route.ComponentProps) {
	const { language, t } = useTexts();
	const facts = FACTS_ON[page.name];
	const others = useCurrentInSight(page.name);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={page.title} description={page.summary} />
			<Breadcrumbs here={page.title} />
			<div className={styles.columns}>
				<nav ref={others} className={styles.others} aria-label={t('info.pages')}>
					{Object.entries(PAGE_TITLES).map(([name, key]) => (
						<NavLink key={name} className={styles.other} to={`/${name}`}>
							{t(key)}
						</NavLink>
					))}
				</nav>
				<article>
					<h1>{page.title}</h1>
					{facts === 'first' && <ShopFacts unserved={page.unserved} />}
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises the page at each read (S8) */}
					<div className={styles.prose} dangerouslySetInnerHTML={{ __html: page.body }} />
					{facts === 'last' && <ShopFacts unserved={page.unserved} />}
					<p className={styles.updated}>
						{t('info.updated', { date: formatDate(language, new Date(page.updated_at)) })}
					</p>
				</article>
			</div>
		</div>
	);
}

/** On a phone the row of pages is wider than the screen, so it is scrolled to the current one. */
function useCurrentInSight(name: string) {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		const current = row.current?.querySelector<HTMLElement>(`[href^="/${name}"]`);
		if (row.current && current)
			row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
	}, [name]);
	return row;
}
