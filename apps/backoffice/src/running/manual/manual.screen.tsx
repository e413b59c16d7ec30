import { manualTexts } from '@dukan/i18n/texts/backoffice/manual-texts.ts';
import type { PlainKey } from '@dukan/i18n/translate.ts';
import { Link } from 'react-router';
import { SECTIONS } from '../../platform/sections.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card, Page } from '../../ui/page.tsx';
import styles from './manual.module.css';

type Step = Extract<PlainKey<(typeof manualTexts)['en']>, `${string}.${number}`>;

/** The instructions for each section of the menu, by the section's address. */
const CHAPTERS: Readonly<Record<string, readonly Step[]>> = {
	'/orders': ['orders.1', 'orders.2', 'orders.3', 'orders.4'],
	'/couriers': ['couriers.1', 'couriers.2', 'couriers.3'],
	'/cash': ['cash.1', 'cash.2'],
	'/returns': ['returns.1', 'returns.2'],
	'/claims': ['claims.1'],
	'/products': ['products.1', 'products.2', 'products.3'],
	'/goods': ['goods.1', 'goods.2'],
	'/counts': ['counts.1'],
	'/promotions': ['promotions.1'],
	'/content': ['content.1'],
	'/delivery': ['delivery.1'],
	'/reviews': ['reviews.1', 'reviews.2'],
	'/reports': ['reports.1'],
	'/operations': ['operations.1', 'operations.2'],
	'/staff': ['staff.1', 'staff.2'],
};

/** Shows the chapters of the sections that the member may open. */
export function Component() {
	const { t, c } = useTexts(manualTexts);
	const { may } = useMember();
	const chapters = SECTIONS.filter(({ path, right }) => may(right) && path in CHAPTERS);
	return (
		<Page title={t('title')}>
			<p className={styles.intro}>{t('explain')}</p>
			{chapters.map(({ path, title }) => (
				<Card
					key={path}
					title={c(title)}
					actions={
						<Link className={styles.open} to={path} aria-label={`${t('open')}: ${c(title)}`}>
							{t('open')}
						</Link>
					}
				>
					<ol className={styles.steps}>
						{CHAPTERS[path]?.map((step) => (
							<li key={step}>{t(step)}</li>
						))}
					</ol>
				</Card>
			))}
		</Page>
	);
}
