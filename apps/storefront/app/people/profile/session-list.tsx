import type { SessionWire } from '@dukan/domain/people/accounts/auth.api.ts';
import { deviceName } from '@dukan/domain/people/accounts/device-name.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getApi, postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './profile.module.css';

/** AUTH-11: lists where the person is signed in. Each session can be ended. */
export function SessionList({ token }: { token: string }) {
	const { language, t } = useAccountTexts();
	const [sessions, setSessions] = useState<readonly SessionWire[]>([]);
	const [failed, setFailed] = useState(false);
	const title = useRef<HTMLHeadingElement>(null);
	const load = useCallback(async () => {
		const { body } = await getApi('/api/session_list', { token });
		setFailed(!body);
		if (body) setSessions(body.rows);
	}, [token]);
	useEffect(() => void load(), [load]);

	const end = async (id: number) => {
		const { refusal } = await postApi(`/api/session_end/${id}`, { token });
		// A session that is already gone counts as ended.
		if (refusal && refusal.status !== 404) return showToast(t('auth.error.tryAgain'), 'problem');
		setSessions((current) => current.filter((session) => session.id !== id));
		// The clicked button disappears with its row, so the focus moves to the section's title.
		title.current?.focus();
	};
	return (
		<section className={styles.section} aria-labelledby="sessions">
			<h2 id="sessions" ref={title} tabIndex={-1}>
				{t('profile.sessions')}
			</h2>
			{failed && <LoadFailed onRetry={() => void load()} />}
			<ul className={styles.sessions}>
				{sessions.map(({ id, user_agent, last_seen_at, current }) => {
					const name = deviceName(user_agent) || t('profile.unknownDevice');
					return (
						<li key={id} className={styles.session}>
							<div>
								<p className={styles.device}>
									{name} {current && <Badge look="quiet">{t('profile.thisDevice')}</Badge>}
								</p>
								<p className={styles.note}>
									{t('profile.lastSeen', { date: formatDateTime(language, new Date(last_seen_at)) })}
								</p>
							</div>
							{!current && (
								<Button look="secondary" onClick={() => end(id)}>
									{t('profile.endSession')}
									<span className="visually-hidden">: {name}</span>
								</Button>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
