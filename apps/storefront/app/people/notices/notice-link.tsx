import { buttonClass } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import type { NoticeData } from './notice-data.ts';
import styles from './notice-link.module.css';

const AskNotice = lazyPart(async (account) => {
	const [{ AskNotice }] = await Promise.all([import('./ask-notice.tsx'), account()]);
	return AskNotice;
});

/** CHOOSE-05: a link to a plain form. With script, the request is sent from this page instead. */
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
			{asked > 0 && <AskNotice key={asked} notice={notice} onFailed={() => setAsked(0)} />}
		</div>
	);
}
