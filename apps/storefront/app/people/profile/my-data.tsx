import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { getApi, postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { forgetDeletedPerson } from '../accounts/forget-person.ts';
import { FormMessage } from '../accounts/form-message.tsx';
import { PasswordField } from '../accounts/password-field.tsx';
import { refusalText } from '../accounts/refusal-text.ts';
import { clearSession } from '../accounts/session-store.ts';
import styles from './profile.module.css';

type Props = { token: string; userId: number };

/** ACCT-02: lets a person download or delete the data that the shop has about them. */
export function MyData({ token, userId }: Props) {
	const { t } = useAccountTexts();
	const [deleting, setDeleting] = useState(false);
	const download = async () => {
		const { body, refusal } = await getApi('/api/user_export', { token });
		if (refusal) return showToast(refusalText(t, refusal), 'problem');
		const file = new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
		const link = document.createElement('a');
		link.href = URL.createObjectURL(file);
		link.download = 'dukan-my-data.json';
		link.click();
		URL.revokeObjectURL(link.href);
	};
	return (
		<section className={styles.section} aria-labelledby="my-data">
			<h2 id="my-data">{t('profile.myData')}</h2>
			<p className={styles.note}>{t('profile.exportHint')}</p>
			<Button look="secondary" onClick={() => void download()}>
				{t('profile.export')}
			</Button>
			<p className={styles.note}>{t('profile.deleteHint')}</p>
			<Button look="secondary" onClick={() => setDeleting(true)}>
				{t('profile.delete')}
			</Button>
			{deleting && <DeleteDialog token={token} userId={userId} onClose={() => setDeleting(false)} />}
		</section>
	);
}

function DeleteDialog({ token, userId, onClose }: Props & { onClose: () => void }) {
	const { t } = useAccountTexts();
	const [password, setPassword] = useState('');
	const [message, setMessage] = useState<string>();
	const [busy, setBusy] = useState(false);
	const remove = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const { refusal } = await postApi('/api/user_delete', { body: { password }, token });
		if (!refusal) {
			// The session is cleared first, so that a running sync stores nothing after the device was
			// cleared.
			clearSession();
			await forgetDeletedPerson(userId);
			return showToast(t('profile.deleted'));
		}
		setBusy(false);
		if (refusal.code === 'orders_open') return setMessage(t('profile.deleteOpen'));
		if (refusal.code === 'invalid_input') return setMessage(t('auth.error.passwordWrong'));
		setMessage(refusalText(t, refusal));
	};
	return (
		<Dialog open onClose={onClose} title={t('profile.deleteAsk')}>
			<form method="post" className={styles.form} onSubmit={remove} noValidate>
				<p>{t('profile.deleteHint')}</p>
				<FormMessage text={message} />
				<PasswordField
					label={t('auth.password')}
					name="password"
					autoComplete="current-password"
					value={password}
					onChange={({ target }) => setPassword(target.value)}
				/>
				<Button type="submit" wide busy={busy} disabled={password === ''}>
					{t('profile.delete')}
				</Button>
			</form>
		</Dialog>
	);
}
