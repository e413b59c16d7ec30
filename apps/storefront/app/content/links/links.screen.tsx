import { Icon } from '@dukan/ui/icon.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/links.screen.ts';
import { AppCard } from './app-card.tsx';
import { appLinks } from './app-links.ts';
import styles from './links.module.css';

export async function loader({ context }: Route.LoaderArgs) {
	const { shop, origin, appFile } = context.get(pageContext);
	const [settings, file] = await Promise.all([shop.settings(), appFile()]);
	return appLinks(settings.appLinks, file, origin);
}

export default function LinksScreen({ loaderData: links }: Route.ComponentProps) {
	const { t } = useTexts();
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={t('links.title')} description={t('links.intro')} />
			<Breadcrumbs here={t('links.title')} />
			<h1 className={styles.title}>{t('links.title')}</h1>
			<p className={styles.intro}>{t('links.intro')}</p>
			<ul className={styles.cards}>
				{links.map((link) => (
					<li key={link.kind}>
						<AppCard link={link} />
					</li>
				))}
			</ul>
			<section className={styles.homeScreen}>
				<Icon name="phone" size={32} />
				<div>
					<h2>{t('links.homeScreen')}</h2>
					<p>{t('links.homeScreenHint')}</p>
				</div>
			</section>
		</div>
	);
}
