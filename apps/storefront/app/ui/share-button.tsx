import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './share-button.module.css';

/** Opens the device's own sharing dialog. Where there is none, copies the address. */
export function ShareButton({ title }: { title: string }) {
	const { t } = useTexts();
	const share = async () => {
		const url = window.location.origin + window.location.pathname + window.location.search;
		try {
			if (navigator.share) await navigator.share({ title, url });
			else {
				await navigator.clipboard.writeText(url);
				showToast(t('common.copied'));
			}
		} catch {
			// The shopper has closed the sharing dialog.
		}
	};
	return (
		<Button look="quiet" className={styles.share} onClick={share}>
			<Icon name="share" size={20} />
			{t('common.share')}
		</Button>
	);
}
