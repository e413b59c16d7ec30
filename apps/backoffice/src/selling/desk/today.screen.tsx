import { formatInteger, formatTenge } from '@dukan/i18n/format/number.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Page, Waiting } from '../../ui/page.tsx';
import { StreamLine } from './stream-line.tsx';
import styles from './today.module.css';

const POLL_EVERY_MS = 60_000;

/** DESK-13: shows how much waits today. Each figure links to its list. */
export function Component() {
	const { t, language } = useTexts(deskTexts);
	const { may } = useMember();
	const day = useQuery({
		queryKey: ['order_counts', 'desk_today'],
		queryFn: () => read('desk_today'),
		refetchInterval: POLL_EVERY_MS,
	});
	const { data } = day;
	if (!data)
		return (
			<Page title={t('today.title')}>
				<Waiting error={day.error} retry={() => void day.refetch()} />
			</Page>
		);
	const tiles = [
		{
			key: 'pending',
			figure: formatInteger(language, data.pending),
			to: '/orders?status=pending&due=pending&sort=due',
		},
		{
			key: 'overdue',
			figure: formatInteger(language, data.overdue),
			to: '/orders?status=pending&due=overdue&sort=due',
			alarming: data.overdue > 0,
		},
		{
			key: 'deliveries',
			figure: formatInteger(language, data.deliveries),
			to: '/orders?due=deliveries&sort=delivery',
		},
		{
			key: 'late',
			figure: formatInteger(language, data.late),
			to: '/orders?due=late&sort=delivery',
			alarming: data.late > 0,
		},
		{
			key: 'lowStock',
			figure: formatInteger(language, data.lowStock),
			to: '/products?published=yes&stock=low&sort=stock',
		},
		...(data.moneyInTenge === null
			? []
			: [
					{
						key: 'moneyIn' as const,
						figure: formatTenge(language, data.moneyInTenge),
						to: may('keepCash') ? '/cash' : '/orders?status=completed&sort=-created',
					},
				]),
	] as const;
	return (
		<Page title={t('today.title')}>
			<StreamLine />
			<ul className={styles.tiles}>
				{tiles.map((tile) => (
					<li key={tile.key}>
						<Link to={tile.to} className={styles.tile} data-alarming={'alarming' in tile && tile.alarming}>
							<span>{t(`today.${tile.key}`)}</span>
							<strong>{tile.figure}</strong>
						</Link>
					</li>
				))}
			</ul>
		</Page>
	);
}
