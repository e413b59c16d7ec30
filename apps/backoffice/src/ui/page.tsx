import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { loadProblem } from '../platform/problem-text.ts';
import { useTexts } from '../platform/texts.tsx';
import { useWaitingCount } from '../platform/waiting-count.ts';
import styles from './page.module.css';

type Props = {
	title: string;
	/** The page above this one, to which a link leads. */
	back?: { to: string; title: string };
	/** Buttons and links beside the title. */
	actions?: ReactNode;
	children: ReactNode;
};

/** The frame of every screen. */
export function Page({ title, back, actions, children }: Props) {
	const { c } = useTexts(shellTexts);
	const waiting = useWaitingCount();
	useEffect(() => {
		document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${c('app.name')}`;
	}, [title, c, waiting]);
	return (
		<div className={styles.page}>
			{back && (
				<Link to={back.to} className={styles.back}>
					<Icon name="left" size={18} />
					{back.title}
				</Link>
			)}
			<header className={styles.header}>
				<h1 className={styles.title}>{title}</h1>
				{actions && <div className={styles.actions}>{actions}</div>}
			</header>
			{children}
		</div>
	);
}

/** A block of a page with its own title. */
export function Card({
	title,
	actions,
	children,
	className,
}: {
	title?: string;
	actions?: ReactNode;
	children: ReactNode;
	className?: string | undefined;
}) {
	return (
		<section className={classNames(styles.card, className)} aria-label={title}>
			{(title || actions) && (
				<div className={styles.cardHeader}>
					{title && <h2 className={styles.cardTitle}>{title}</h2>}
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
			)}
			{children}
		</section>
	);
}

/** Shown while something is loading, and when loading has failed. */
export function Waiting({ error, retry }: { error?: unknown; retry?: () => void }) {
	const { c } = useTexts(shellTexts);
	if (!error)
		return (
			<div className={styles.waiting} role="status" aria-label={c('common.loading')}>
				<Skeleton />
				<Skeleton />
				<Skeleton />
			</div>
		);
	return (
		<div className={styles.failed} role="alert">
			<p>{loadProblem(error, c)}</p>
			{retry && (
				<Button look="secondary" onClick={retry}>
					{c('common.retry')}
				</Button>
			)}
		</div>
	);
}

type Read = { data: unknown; error: unknown; refetch: () => unknown };

/**
 * Shows which data could not be read. Without this message, the empty place would be mistaken for an empty
 * list.
 */
export function Unread({ of }: { of: readonly Read[] }) {
	const failed = of.filter(({ data, error }) => error && data === undefined);
	if (!failed[0]) return null;
	const retry = () => {
		for (const { refetch } of failed) refetch();
	};
	return <Waiting error={failed[0].error} retry={retry} />;
}
