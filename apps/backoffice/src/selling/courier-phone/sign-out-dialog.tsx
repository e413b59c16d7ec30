import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import styles from './courier-phone.module.css';
import type { CourierPhone } from './courier-phone.ts';
import { useCourierTexts } from './phone-texts.tsx';

/** Warns before signing out if unsent actions would be lost. */
export function SignOutDialog({ phone, onClose }: { phone: CourierPhone; onClose: () => void }) {
	const { t } = useCourierTexts();
	const count = phone.state.actions.filter(({ state }) => state === 'waiting').length;
	const leave = () => {
		onClose();
		void phone.signOut();
	};
	return (
		<Dialog open onClose={onClose} title={t('signOut.title')}>
			<div className={styles.form}>
				{count > 0 && (
					<p className={styles.problem} role="alert">
						{t('signOut.unsent', { count })}
					</p>
				)}
				<p>{t('signOut.hint')}</p>
				<Button look={count > 0 ? 'secondary' : 'primary'} onClick={leave}>
					{count > 0 ? t('signOut.anyway') : t('signOut.action')}
				</Button>
				<Button look="quiet" onClick={onClose}>
					{t('door.cancel')}
				</Button>
			</div>
		</Dialog>
	);
}
