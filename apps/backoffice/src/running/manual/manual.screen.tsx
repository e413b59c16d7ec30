import { manualTexts } from '@dukan/i18n/texts/backoffice/manual-texts.ts';
import { Link } from 'react-router';
import { SECTIONS } from '../../platform/sections.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { CHAPTERS } from './chapters.ts';
import styles from './manual.module.css';

/** What the work of this member of staff consists of: the chapters of the sections that their role opens. */
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
