import { buttonClass } from '@dukan/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import type { NoticeData } from './notice-data.ts';
import styles from './notice-link.module.css';

const AskNotice = lazy(async () => ({ default: (await import('./ask-notice.tsx')).AskNotice }));

/** CHOOSE-05: a link to a plain form; with script the page itself asks. */
export function NoticeLink({ notice }: { notice: NoticeData }) {
	const [asked, setAsked] = useState(0);
	return (
		<div className={styles.ask}>
			<a
				className={buttonClass({ look: 'secondary' })}
				href={notice.href}
				onClick={(event) => {
					event.preventDefault();
					setAsked(asked + 1);
				}}
			>
				{notice.ask}
			</a>
			<p className={styles.hint}>{notice.hint}</p>
			{asked > 0 && (
				<Suspense>
					<AskNotice key={asked} notice={notice} />
				</Suspense>
			)}
		</div>
	);
}
