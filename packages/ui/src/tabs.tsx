import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

type Tab = { key: string; title: string; content: ReactNode };

/** Arrow keys move between tabs. Only the chosen tab is in the tab order. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	const id = useId();
	const [chosen, setChosen] = useState(0);
	const step = (event: KeyboardEvent<HTMLElement>) => {
		const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (by === undefined) return;
		event.preventDefault();
		const next = (chosen + by + tabs.length) % tabs.length;
		setChosen(next);
		document.getElementById(`${id}-tab-${next}`)?.focus();
	};
	return (
		<div>
			<div role="tablist" aria-label={label} className={styles.list}>
				{tabs.map((tab, index) => (
					<button
						key={tab.key}
						type="button"
						role="tab"
						id={`${id}-tab-${index}`}
						aria-controls={`${id}-panel-${index}`}
						aria-selected={index === chosen}
						tabIndex={index === chosen ? 0 : -1}
						className={styles.tab}
						onClick={() => setChosen(index)}
						onKeyDown={step}
					>
						{tab.title}
					</button>
				))}
			</div>
			{tabs.map((tab, index) => (
				<div
					key={tab.key}
					role="tabpanel"
					id={`${id}-panel-${index}`}
					aria-labelledby={`${id}-tab-${index}`}
					hidden={index !== chosen}
					className={styles.panel}
				>
					{tab.content}
				</div>
			))}
		</div>
	);
}
