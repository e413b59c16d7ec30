import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { findStopResult } from '@dukan/domain/people/notices/notice-rules.ts';
import { noticeTexts } from '@dukan/i18n/texts/notice-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import type { Route } from './+types/stop.screen.ts';
import styles from './notices.module.css';

/**
 * CHOOSE-05: opening the link changes nothing; only the button stops the messages. The page does not know
 * whose key the address holds.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	const t = tableTranslator(noticeTexts, language);
	const said = findStopResult(url.searchParams.get('said'));
	return {
		key: url.searchParams.get('key') ?? '',
		title: t('stopTitle'),
		ask: t('stopAsk'),
		send: t('stopSend'),
		profile: t('profile'),
		message: said && t(`said.${said}`),
		isDone: said === 'stopped',
	};
}

export default function StopScreen({ loaderData: page }: Route.ComponentProps) {
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={page.title} hidden />
			<h1>{page.title}</h1>
			{page.message ? (
				<p className={page.isDone ? styles.saved : styles.problem} role="status">
					{page.message}
				</p>
			) : (
				<form method="post" action="/api/notice_stop" className={styles.form}>
					<p>{page.ask}</p>
					<input type="hidden" name="key" value={page.key} />
					<Button type="submit">{page.send}</Button>
				</form>
			)}
			<p>
				<Link to={addresses.profile}>{page.profile}</Link>
			</p>
		</div>
	);
}
