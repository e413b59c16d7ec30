import { Icon } from '../ui/icon.tsx';
import styles from './auth.module.css';

/** What a form as a whole has to say. The place is there from the start, so that screen readers hear what comes. */
export function FormMessage({ text }: { text: string | undefined }) {
	return (
		<div role="alert" className={styles.message}>
			{text && (
				<p>
					<Icon name="alert" size={20} />
					{text}
				</p>
			)}
		</div>
	);
}
