import { NavLink } from 'react-router';
import styles from './section-tabs.module.css';

type Tab = { to: string; title: string };

/** The parts of a section as tabs. Each tab has its own address. */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	return (
		<nav className={styles.tabs} aria-label={label}>
			{tabs.map(({ to, title }) => (
				<NavLink key={to} to={to} end className={styles.tab}>
					{title}
				</NavLink>
			))}
		</nav>
	);
}
