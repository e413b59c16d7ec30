import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card } from '../../ui/page.tsx';
import styles from './claims.module.css';

type Entry = { key: string; at: string; words: string; who: string };

/** RET-04: shows what happened to an order after hand-out, and who did it. */
export function AfterHistory({ orderId }: { orderId: number }) {
	const { t, language } = useTexts(claimsTexts);
	const entries = useEntries(orderId);
	if (entries.length === 0) return null;
	return (
		<Card title={t('after.title')}>
			<ol className={styles.list}>
				{entries.map(({ key, at, words, who }) => (
					<li key={key}>
						{words}
						<small className={styles.quiet}>
							{formatDateTime(language, new Date(at))}, {who}
						</small>
					</li>
				))}
			</ol>
		</Card>
	);
}

/** Returns the entries, the oldest first. */
function useEntries(orderId: number): Entry[] {
	const { t, language } = useTexts(claimsTexts);
	const { may } = useMember();
	const returns = useRead('returns', { order: orderId }, { enabled: may('takeReturns') });
	const claims = useRead('claims', { order: orderId }, { enabled: may('handleClaims') });
	const requests = useRead('requests', { order: orderId }, { enabled: may('handleClaims') });
	const taken = (returns.data?.rows ?? []).map(({ id, at, amountTenge, staffName }) => ({
		key: `return ${id}`,
		at,
		words: t('after.return', { id, sum: formatPrice(language, amountTenge) }),
		who: staffName ?? '',
	}));
	const steps = (claims.data?.rows ?? []).flatMap(({ id, events }) =>
		events.map(({ state, at, staff, note }) => ({
			key: `claim ${id} ${state} ${at}`,
			at,
			words: t('after.claim', { id, state: t(`state.${state}`) }) + (note && `. ${note}`),
			who: staff ?? '',
		})),
	);
	const asked = (requests.data?.rows ?? []).flatMap(({ id, kind, at, state, decidedAt, staff }) => {
		const words = t('after.request', { kind: t(`request.${kind}`) });
		const placed = { key: `request ${id}`, at, words, who: t('after.byCustomer') };
		if (decidedAt === null) return [placed];
		const decided = {
			key: `request ${id} decided`,
			at: decidedAt,
			words: `${words}, ${t(`request.state.${state}`)}`,
			who: staff ?? t('after.byCustomer'),
		};
		return [placed, decided];
	});
	return [...taken, ...steps, ...asked].toSorted((a, b) => a.at.localeCompare(b.at));
}
