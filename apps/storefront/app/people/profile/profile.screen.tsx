import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SignedInOnly } from '../accounts/signed-in-only.tsx';
import { AddressList } from './address-list.tsx';
import { MyData } from './my-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import styles from './profile.module.css';
import { SessionList } from './session-list.tsx';
import { signOut } from './sign-out.ts';
import { useProfile } from './use-profile.ts';

const MyNotices = lazyPart(async () => (await import('./my-notices.tsx')).MyNotices);

export default function ProfileScreen() {
	const { t } = useAccountTexts();
	return <SignedInOnly title={t('profile.title')}>{({ token }) => <Profile token={token} />}</SignedInOnly>;
}

function Profile({ token }: { token: string }) {
	const { t } = useAccountTexts();
	const { user, setUser, failed, retry } = useProfile(token);
	const [isLeaving, setLeaving] = useState(false);
	if (failed) return <LoadFailed onRetry={retry} />;
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
				<Button
					look="quiet"
					busy={isLeaving}
					onClick={() => {
						setLeaving(true);
						void signOut(token, user.u_id);
					}}
				>
					{t('profile.logout')}
				</Button>
			</div>
			<div className={styles.side}>
				<PersonForm user={user} onChange={setUser} />
				<AddressList token={token} />
				<MyNotices token={token} wait={<Skeleton className={styles.skeleton} />} />
			</div>
			<div className={styles.side}>
				<PasswordForm user={user} onChange={setUser} />
				<SessionList token={token} />
				<MyData token={token} userId={user.u_id} />
			</div>
		</div>
	);
}
