import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { differences } from './differences.ts';
import styles from './text-differences.module.css';

type Props = { title: string; before: string; after: string };

/** Shows removed and added lines. Unchanged lines are left out. */
export function TextDifferences({ title, before, after }: Props) {
	const { t } = useTexts(contentTexts);
	const lines = differences(before.split('\n'), after.split('\n')).filter(({ is }) => is !== 'same');
	return (
		<div>
			<h4>{title}</h4>
			{lines.length === 0 ? (
				<p className={form.hint}>{t('page.sameText')}</p>
			) : (
				<div className={styles.lines}>
					{lines.map(({ is, line }, index) => {
						const Mark = is === 'gone' ? 'del' : 'ins';
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines have no key except their position.
							<Mark key={index} className={styles[is]}>
								{line || ' '}
							</Mark>
						);
					})}
				</div>
			)}
		</div>
	);
}
