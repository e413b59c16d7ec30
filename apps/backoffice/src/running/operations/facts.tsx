import type { ReactNode } from 'react';
import styles from './operations.module.css';

/** Shows pairs of names and values, one below the other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) => (
				<Fact key={name} name={name} value={value} />
			))}
		</dl>
	);
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
	return (
		<>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</>
	);
}
