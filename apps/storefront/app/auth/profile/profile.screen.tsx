import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SignedInOnly } from '../signed-in-only.tsx';
import { AddressList } from './address-list.tsx';
import { MyData } from './my-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import styles from './profile.module.css';
import { SessionList } from './session-list.tsx';
import { signOut } from './sign-out.ts';
import { useProfile } from './use-profile.ts';

const MyNotices = lazy(async () => ({ default: (await import('./my-notices.tsx')).MyNotices }));

/** AUTH-11 */
export default function ProfileScreen() {
	const { t } = useAccountTexts();
	return <SignedInOnly title={t('profile.title')}>{({ token }) => <Profile token={token} />}</SignedInOnly>;
}

function Profile({ token }: { token: string }) {
	const { t } = useAccountTexts();
	const { user, setUser, failed, retry } = useProfile(token);
	if (failed) {
		return (
			<div className={styles.failed}>
				<p role="alert">{t('error.load')}</p>
				<Button look="secondary" onClick={retry}>
					{t('common.retry')}
				</Button>
			</div>
		);
	}
	if (!user) return <Skeleton className={styles.skeleton} />;
	return (
		<div className={styles.page}>
			<div className={styles.links}>
				<ButtonLink to={addresses.history} look="secondary">
					<Icon name="clock" size={20} />
					{t('nav.orders')}
				</ButtonLink>
				<ButtonLink to={addresses.saved} look="secondary">
					<Icon name="heart" size={20} />
					{t('nav.favourites')}
				</ButtonLink>
				<Button look="quiet" onClick={() => signOut(token, user.u_id)}>
					{t('profile.logout')}
				</Button>
			</div>
			<div className={styles.side}>
				<PersonForm user={user} onChange={setUser} />
				<AddressList token={token} />
				<Suspense fallback={<Skeleton className={styles.skeleton} />}>
					<MyNotices token={token} />
				</Suspense>
			</div>
			<div className={styles.side}>
				<PasswordForm user={user} onChange={setUser} />
				<SessionList token={token} />
				<MyData token={token} />
			</div>
		</div>
	);
}
