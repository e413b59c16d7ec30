import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { HOME_CATEGORIES_PER_FETCH } from '@dukan/domain/content/home/home-paging.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './load-more.module.css';

type Props = { shown: number; onLoad: () => void; loading: boolean };

/** HOME-07. This is a plain form, so the next categories can also be loaded without script. */
export function LoadMore({ shown, onLoad, loading }: Props) {
	const { t } = useTexts();
	return (
		<form
			className={styles.more}
			action={addresses.home}
			onSubmit={(event) => {
				event.preventDefault();
				onLoad();
			}}
		>
			<input type="hidden" name="shown" value={shown + HOME_CATEGORIES_PER_FETCH} />
			<Button type="submit" look="secondary" busy={loading} className={styles.button}>
				{loading ? t('common.loading') : t('common.loadMore')}
			</Button>
		</form>
	);
}
